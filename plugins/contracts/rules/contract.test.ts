import type { Day } from '#base/calendar'
import { splitByPercent, vatOf } from '#base/quantities'
import {
  contractYear,
  daysLeft,
  isExpiring,
  paidShare,
  passedOf,
  paymentState,
  planGap,
  stateOf,
  takeOrPay,
  windowOf,
} from './contract'

/* The worked examples of domain/contracts.md 4 and the edge cases of 8, on Friday, 2026-11-20. */

const day = (text: string) => text as Day
const TODAY = day('2026-11-20')
const active = (end: string | undefined, kind = 'gas') => ({
  state: 'active' as const,
  kind,
  end: end === undefined ? undefined : day(end),
})

describe('days left', () => {
  test.each([
    ['2027-02-02', 74],
    ['2026-11-20', 0],
    ['2026-11-19', -1],
    [undefined, undefined],
  ])('to %s are %s', (end, left) => expect(daysLeft(end === undefined ? undefined : day(end), TODAY)).toBe(left))
})

describe('an active contract', () => {
  test.each([
    ['2027-02-02', 'active'],
    ['2026-11-20', 'active'],
    ['2026-11-19', 'ended'],
    [undefined, 'active'],
  ])('to %s is %s', (end, state) => expect(stateOf(active(end), TODAY)).toBe(state))

  test('that is renewed has ended, also before its last day', () => {
    const renewed = { ...active('2026-12-01'), followUpId: 'CT-000008' }
    expect(stateOf(renewed, TODAY)).toBe('ended')
    expect(isExpiring(renewed, TODAY)).toBe(false)
  })

  test('another state does not depend on the period', () =>
    expect(stateOf({ ...active('2026-11-01'), state: 'drafting' }, TODAY)).toBe('drafting'))

  test.each([
    ['2027-02-02', 'gas', '2026-11-03', false],
    ['2027-02-02', 'gas', '2026-11-04', true],
    ['2026-12-31', 'service', '2026-10-31', false],
    ['2026-12-31', 'service', '2026-11-01', true],
    ['2026-12-31', 'equip', '2026-11-01', true],
    ['2026-11-20', 'gas', '2026-11-20', true],
    ['2026-11-19', 'gas', '2026-11-20', false],
    [undefined, 'gas', '2026-11-20', false],
  ])('to %s (%s) expires on %s: %s', (end, kind, today, expiring) =>
    expect(isExpiring(active(end, kind), day(today))).toBe(expiring),
  )

  test('the window is 90 days, 60 for equipment and service', () =>
    expect(['gas', 'emc', 'pv', 'steam', 'power', 'equip', 'service'].map(windowOf)).toEqual([
      90, 90, 90, 90, 90, 60, 60,
    ]))
})

describe('the period', () => {
  const passed = (start: string, end: string | undefined, today: string = TODAY) =>
    passedOf({ start: day(start), end: end === undefined ? undefined : day(end) }, day(today))

  test.each([
    ['2024-02-03', '2027-02-02', TODAY, 93.2],
    ['2026-11-21', '2027-11-20', TODAY, 0],
    ['2026-11-20', '2026-11-20', TODAY, 0],
    ['2026-11-01', '2026-11-19', TODAY, 100],
    ['2026-11-11', '2026-11-20', TODAY, 90],
    ['2024-02-29', '2025-02-28', '2024-08-30', 50],
  ])('%s to %s on %s has passed to %s %%', (start, end, today, share) => expect(passed(start, end, today)).toBe(share))

  test('of an open-ended contract has no share', () => expect(passed('2020-01-01', undefined)).toBeUndefined())
})

test('VAT: the tax is what is left of the net amount', () =>
  expect(vatOf(1_234_567.89, 9)).toEqual({ net: 1_132_631.09, tax: 101_936.8 }))

describe('a payment plan', () => {
  const plan = (amounts: readonly number[], percents: readonly number[]) =>
    amounts.map((amount, index) => ({ amount, percent: percents[index] ?? 0, paid: 0, due: TODAY }))

  test.each([
    [1_234_567.89, [30, 30, 30, 10], [370_370.37, 370_370.37, 370_370.37, 123_456.78]],
    [1_234_567.89, [33.33, 33.33, 33.34], [411_481.48, 411_481.48, 411_604.93]],
    [0.05, [30, 30, 40], [0.02, 0.02, 0.01]],
  ])('of %d at %j: the last row takes the rest', (total, percents, amounts) => {
    expect(splitByPercent(total, percents)).toEqual(amounts)
    expect(planGap(total, plan(amounts, percents))).toBeUndefined()
  })

  test('differs by what the rows have too much, or too little', () => {
    expect(planGap(100, plan([50, 50.01], [50, 50]))).toEqual({ amount: 0.01 })
    expect(planGap(100, plan([50, 49.99], [50, 50]))).toEqual({ amount: -0.01 })
  })

  test('differs if its percents are 99.99', () =>
    expect(planGap(100, plan([50, 50], [50, 49.99]))).toEqual({ percent: -0.01 }))

  test('of 24 equal rows adds up', () => {
    const percents = [...Array<number>(23).fill(4.17), 4.09]
    expect(planGap(999_999.99, plan(splitByPercent(999_999.99, percents), percents))).toBeUndefined()
  })

  test('a frame contract has none', () => expect(planGap(0, [])).toBeUndefined())

  test.each([
    [100, 100, '2026-01-01', 'paid'],
    [100, 120, '2027-01-01', 'paid'],
    [100, 0, '2026-11-19', 'late'],
    [100, 40, '2026-11-19', 'late'],
    [100, 40, '2026-11-20', 'part'],
    [100, 0, '2026-11-20', 'due'],
    [100, 0, '2026-12-20', 'due'],
    [100, 0, '2026-12-21', 'open'],
  ])('%d with %d paid, due on %s: %s', (amount, paid, due, state) =>
    expect(paymentState({ amount, paid, due: day(due) }, TODAY)).toBe(state),
  )

  test('more than everything can be paid; a frame contract has no share', () => {
    const row = { amount: 100, percent: 100, due: TODAY }
    expect(paidShare(100, [{ ...row, paid: 120 }])).toBe(1.2)
    expect(paidShare(0, [{ ...row, paid: 0 }])).toBeUndefined()
  })
})

describe('take or pay', () => {
  const contract = {
    start: day('2024-02-03'),
    end: day('2027-02-02'),
    minVolume: 29_120_000,
    volume: 27_500_000,
    price: 3.6,
  }

  test('1,620,000 m³ at 3.60 are 5,832,000.00 CNY', () =>
    expect(takeOrPay(contract, TODAY)).toEqual({ missing: 1_620_000, amount: 5_832_000, until: '2027-02-02' }))

  test.each([
    ['2026-11-04', false],
    ['2026-11-05', true],
    ['2027-02-02', true],
    ['2027-02-03', false],
    ['2024-02-02', false],
  ])('is told in the last 90 days of the contract year: on %s %s', (today, isTold) =>
    expect(takeOrPay(contract, day(today)) !== undefined).toBe(isTold),
  )

  test('nothing is at risk once the volume is taken; without a minimum there is no risk', () => {
    expect(takeOrPay({ ...contract, volume: 30_000_000 }, TODAY)).toMatchObject({ missing: 0, amount: 0 })
    expect(takeOrPay({ ...contract, minVolume: undefined }, TODAY)).toBeUndefined()
  })

  test('nothing is said to be at risk while the volume or the price is unknown', () => {
    expect(takeOrPay({ ...contract, volume: undefined }, TODAY)).toBeUndefined()
    expect(takeOrPay({ ...contract, price: undefined }, TODAY)).toBeUndefined()
  })

  test.each([
    ['2024-02-03', '2026-11-20', '2026-02-03', '2027-02-02'],
    ['2024-02-29', '2025-02-27', '2024-02-29', '2025-02-27'],
    ['2024-02-29', '2025-02-28', '2025-02-28', '2026-02-27'],
    ['2026-12-01', '2026-11-20', '2026-12-01', '2027-11-30'],
  ])('the year of a contract from %s on %s is %s to %s', (start, today, from, to) =>
    expect(contractYear(day(start), day(today))).toEqual({ from, to }),
  )
})
