import { roundTo } from '#base/quantities'
import { type Absorption, absorbDay, absorbYear, type DayKind, type Load } from './absorption'

/** PK-1 of domain/creation.md 3. */
const CUSTOMERS: readonly Load[] = [
  { mwh: 1500, shape: 'one' },
  { mwh: 2000, shape: 'continuous' },
]
const PV = 3000

/** As the table of the domain rounds: whole kWh, or MWh with a digit; shares in percent. */
const shown = ({ pv, load, taken, surplus, absorption = 0, coverage = 0 }: Absorption, digits = 0, by = 1) => {
  const figure = (kwh: number) => roundTo(kwh / by, digits)
  return {
    pv: figure(pv),
    load: load.map(figure),
    taken: taken.map(figure),
    surplus: figure(surplus),
    shares: [roundTo(absorption * 100, 1), roundTo(coverage * 100, 1)],
  }
}

test('a working day, hour by hour, in the order of the customers', () => {
  expect(shown(absorbDay(PV, CUSTOMERS, 'work', 2026))).toEqual({
    pv: 8700,
    load: [5410, 5479],
    taken: [4541, 1979],
    surplus: 2181,
    shares: [74.9, 59.9],
  })
})

test('a rest day', () => {
  expect(shown(absorbDay(PV, CUSTOMERS, 'rest', 2026))).toEqual({
    pv: 8700,
    load: [1353, 5479],
    taken: [1183, 2571],
    surplus: 4946,
    shares: [43.2, 54.9],
  })
})

test('the year 2026, with its 248 working days', () => {
  const { load, ...rest } = shown(absorbYear(PV, CUSTOMERS, 2026), 1, 1000)
  expect(load).toEqual([1500, 2000])
  expect(rest).toEqual({ pv: 3199.8, taken: [1253.3, 778], surplus: 1168.5, shares: [63.5, 58] })
})

test('who comes first takes most', () => {
  const turned = absorbDay(PV, [...CUSTOMERS].reverse(), 'work', 2026)
  const [continuous = 0, one = 0] = turned.taken
  expect(continuous + one).toBeCloseTo(4540.5 + 1978.9, 0)
  expect(continuous).toBeGreaterThan(2600)
})

test('the hours of a day make it up', () => {
  const { pv, load, taken, pvByHour, loadByHour, takenByHour } = absorbDay(PV, CUSTOMERS, 'work', 2026)
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  expect([pvByHour.length, sum(pvByHour), sum(loadByHour), sum(takenByHour)].map(Math.round)).toEqual([
    24,
    pv,
    Math.round(sum(load)),
    Math.round(sum(taken)),
  ])
  expect([pvByHour[5], pvByHour[6], pvByHour[12], pvByHour[18], pvByHour[19]]).toEqual([0, 87, 1218, 87, 0])
})

const HOURS = [5, 6, 7, 8, 17, 18, 21, 22]
test.each([
  ['one', 0.25, [1, 1, 1, 8.4, 8.4, 1.5, 1.5, 1]],
  ['two', 0.7, [1.5, 5.5, 5.5, 5.5, 5.5, 5.5, 5.5, 1.5]],
  ['continuous', 1, HOURS.map(() => roundTo(100 / 24, 9))],
  ['office', 0.3, [0.8, 0.8, 0.8, 8, 8, 3, 3, 0.8]],
] as const)('%s: a rest day as a share of a working day, %d, and hours', (shape, rest, shares) => {
  const on = (kind: DayKind) => absorbDay(0, [{ mwh: 365, shape }], kind, 2026)
  const { load, loadByHour } = on('work')
  const [day = 1] = load
  expect(HOURS.map((hour) => roundTo(((loadByHour[hour] ?? 0) / day) * 100, 9))).toEqual(shares)
  expect((on('rest').load[0] ?? 0) / day).toBeCloseTo(rest, 9)
})

test('without PV or without load there is no share', () => {
  const dark = absorbDay(0, CUSTOMERS, 'work', 2026)
  expect([dark.absorption, dark.coverage, dark.surplus]).toEqual([undefined, 0, 0])
  const empty = absorbYear(PV, [], 2026)
  expect([empty.absorption, empty.coverage]).toEqual([0, undefined])
  expect(empty.surplus).toBe(empty.pv)
})

test('another year has its own working days, and the same yearly load', () => {
  const { load } = absorbYear(PV, CUSTOMERS, 2027)
  expect(load.map((each) => roundTo(each, 3))).toEqual([1_500_000, 2_000_000])
})
