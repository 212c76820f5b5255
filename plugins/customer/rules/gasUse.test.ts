import type { Day } from '#base/calendar'
import { gasUseOf } from './gasUse'

const used = (...months: readonly string[]) => new Map(months.map((month) => [month, 1000]))
const on = (day: string, volumes: ReadonlyMap<string, number>, hasContract = false) =>
  gasUseOf(volumes, hasContract, day as Day)

test('a company is silent 90 days after its last month with gas, not on the first of the third month', () => {
  const august = used('2026-07', '2026-08').set('2026-09', 0).set('2026-10', 0)
  expect(on('2026-11-01', august)).toBe('active')
  expect(on('2026-11-28', august)).toBe('active')
  expect(on('2026-11-29', august)).toBe('silent')
})

test('after 180 days it is lost, with a contract it stays silent', () => {
  const may = used('2026-05')
  expect(on('2026-11-26', may)).toBe('silent')
  expect(on('2026-11-27', may)).toBe('lost')
  expect(on('2026-11-27', may, true)).toBe('silent')
})

test('gas of the running month is use to date', () => expect(on('2026-11-02', used('2026-11'))).toBe('active'))

test('without a bill it is new; without any gas it has stopped when its first bill began', () => {
  expect(on('2026-11-20', new Map())).toBe('new')
  expect(on('2026-11-20', new Map([['2026-10', 0]]))).toBe('active')
  expect(on('2026-11-20', new Map([['2026-08', 0]]))).toBe('silent')
})
