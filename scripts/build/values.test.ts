import { simulatedValues, VARIABLES, type Values } from './values'

const given = (values: Partial<Values> = {}): Values => ({
  ...(Object.fromEntries(VARIABLES.map((name) => [name, ''])) as Values),
  ...values,
})

test('maps of the simulator show its streets, and say that these are simulated', () =>
  expect(simulatedValues(given())).toMatchObject({
    MAP_TILES_URL: '/__sim/tiles/{z}/{x}/{y}{r}.svg?theme={theme}',
    MAP_ATTRIBUTION: '模拟街道',
    MAP_ATTRIBUTION_EN: 'Simulated streets',
  }))

test.each([[['--data', 'sites.csv']], [['--size', 'large', '--data=sites.csv']]])(
  'maps of real places (%j) keep the plain base: invented streets would lie',
  (options) => expect(simulatedValues(given(), options)).toMatchObject({ MAP_TILES_URL: '', MAP_ATTRIBUTION: '' }),
)

test.each([[[]], [['--data', 'sites.csv']]])('given tiles are kept, with their attribution (%j)', (options) => {
  const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}', MAP_ATTRIBUTION: '© Tiles' }
  expect(simulatedValues(given(tiles), options)).toMatchObject(tiles)
})
