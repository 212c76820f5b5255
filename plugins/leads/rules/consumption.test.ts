import { consumptionOf, implausible } from './consumption'
import { boilerGas, USUAL_RUN } from './potential'

const BOILERS = { type: 'B', count: 2, capacity: 12, fuel: 'gas', hours: 12, days: 270, load: 70 }
const USUAL = { load: 70, hours: 12, days: 270 }

test('boilers use as much as the potential says: 2 × 12 t/h, 70 %, 12 h, 270 d', () => {
  const gas = consumptionOf('gas', [BOILERS], USUAL)
  expect(Math.round(gas)).toBe(4_199_897)
  expect(Math.round(gas)).toBe(boilerGas({ count: 2, capacity: 12, ...USUAL_RUN }))
})

test('unknown operation is taken as usual, other fuels do not count', () => {
  const { hours: _, days: __, load: ___, ...bare } = BOILERS
  expect(Math.round(consumptionOf('gas', [bare, { ...BOILERS, fuel: 'coal' }], USUAL))).toBe(4_199_897)
})

test.each([
  ['within 20 % of what the equipment says', 'gas', 5_000_000, undefined],
  ['more than it can use as it is run', 'gas', 5_100_000, 'high'],
  ['far less', 'gas', 1_200_000, 'low'],
  ['a fuel that nothing uses', 'coal', 500, 'noEquipment'],
  ['electricity, which much else uses', 'power', 9_000_000, undefined],
  ['an energy that the app does not know', 'hydrogen', 5, undefined],
])('%s', (_, fuel, amount, kind) => {
  expect(implausible(fuel, amount, [BOILERS])?.kind).toBe(kind)
})

test('without any equipment nothing is odd', () => {
  expect(implausible('gas', 1, [])).toBeUndefined()
})

test('hours that are not known allow for the whole year', () => {
  const { hours: _, days: __, load: ___, ...bare } = BOILERS
  expect(implausible('gas', 19_000_000, [bare])).toBeUndefined()
  expect(implausible('gas', 20_500_000, [bare])?.kind).toBe('high')
})

test.each([
  ['gas', 1_102.266],
  ['coal', 1.874],
  ['power', 10_000],
  ['steam', 14.286],
  ['waste', 36],
])('10,000 kWh of heat need %s: %d of its unit; only what is burnt loses heat', (fuel, amount) => {
  const kiln = { type: 'K', count: 1, capacity: 10, fuel, hours: 10, days: 100, load: 100 }
  expect(consumptionOf(fuel as 'gas', [kiln], USUAL)).toBeCloseTo(amount, 3)
})
