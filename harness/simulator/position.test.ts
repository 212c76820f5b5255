import { memoryOf } from './memory'
import { moveTo, positionAt } from './position'
import { scenarios } from './scenarios'
import { checkScenario } from './scenarioText'

const memory = () => memoryOf(scenarios['partner-ios'], 'partner-ios')
const track = [
  { at: 0, latitude: 23, longitude: 113 },
  { at: 10, latitude: 23.1, longitude: 113.2 },
]

test('without a position the phone is where its host says', () => {
  expect(positionAt(memory(), 0)).toBeUndefined()
})

test('the phone stays at a point', () => {
  const phone = memory()
  moveTo(phone, { latitude: 23, longitude: 113, mock: true })
  expect(positionAt(phone, 99)).toEqual({ latitude: 23, longitude: 113, mock: true })
})

test('the phone moves evenly along a track, and stays at its end', () => {
  const phone = memory()
  moveTo(phone, track, 1000)
  expect(positionAt(phone, 1000)).toMatchObject({ latitude: 23, longitude: 113 })
  const half = positionAt(phone, 6000)
  expect(half?.latitude).toBeCloseTo(23.05)
  expect(half?.longitude).toBeCloseTo(113.1)
  expect(positionAt(phone, 60_000)).toMatchObject({ latitude: 23.1, longitude: 113.2 })
})

test('null returns the phone to its own place', () => {
  const phone = memory()
  moveTo(phone, track)
  moveTo(phone, null)
  expect(positionAt(phone, Date.now())).toBeUndefined()
})
test('a scenario begins with a track, and checks its points', () => {
  const scenario = checkScenario({ ...scenarios['partner-ios'], position: track })
  const phone = memoryOf(scenario, '')
  expect(phone.position).toBeUndefined()
  const startedAt = phone.track?.startedAt ?? 0
  expect(positionAt(phone, startedAt + 5000)?.latitude).toBeCloseTo(23.05)
  expect(() => checkScenario({ ...scenarios['partner-ios'], position: [] })).toThrow(/position/)
})
