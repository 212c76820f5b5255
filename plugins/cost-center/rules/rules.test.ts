import * as v from 'valibot'
import type { Day } from '#base/calendar'
import { checkDigit, codeError, codeOf, foldedName, nextSerial } from './code'
import { decisionFields, errorsAcross, requestFields } from './fields'
import { centerState, isLate, isMonthEnd, isStart, isValidOn, monthsOf, nextStarts, stepDays, yearEnd } from './period'

/* The worked examples of domain/cost-center.md 3 and the edge cases of 7, on Friday, 2026-11-20. */

const TODAY = '2026-11-20' as Day

describe('a code', () => {
  test.each([
    ['cost', '4406', 1, 'C440600017'],
    ['cost', '4406', 42, 'C440600421'],
    ['profit', '4406', 1, 'P440600015'],
    ['profit', '3302', 42, 'P330200421'],
    ['cost', '440605', 1, 'C440600017'],
  ] as const)('of a %s center of %s with serial %i is %s', (kind, org, serial, code) => {
    expect(codeOf(kind, org, serial)).toBe(code)
    expect(codeError(code, kind)).toBeUndefined()
  })

  test('has the Luhn digit over the letter and 8 digits', () => expect(checkDigit('cost', '44060001')).toBe(7))

  test.each([
    ['C440600018', 'cost', { digit: 7 }],
    ['C44060001', 'cost', 'format'],
    ['C4406000177', 'cost', 'format'],
    ['C44O600017', 'cost', 'format'],
    ['P440600015', 'cost', 'format'],
    ['C440600017', 'profit', 'format'],
    ['c440600017', 'cost', 'format'],
    ['', 'cost', 'format'],
  ] as const)('%s for a %s center: %o', (code, kind, error) => expect(codeError(code, kind)).toEqual(error))

  test('of a new center is of the company of its organisation', () => {
    expect(codeError('C442000011', 'cost', '440605')).toEqual({ company: '4406' })
    expect(codeError('C440600017', 'cost', '440605')).toBeUndefined()
    expect(codeError('C440600018', 'cost', '4406')).toEqual({ digit: 7 })
  })

  test('follows the highest ever of its kind and company; 9999 is the last', () => {
    const known = ['C440600017', 'C440600421', 'P440600015', 'C330200018']
    expect(nextSerial(known, 'cost', '440605')).toBe(43)
    expect(nextSerial(known, 'profit', '4406')).toBe(2)
    expect(nextSerial([], 'cost', '4406')).toBe(1)
    expect(codeOf('cost', '4406', 9999)).toMatch(/^C44069999\d$/)
    expect(codeOf('cost', '4406', 10_000)).toBeUndefined()
  })
})

test.each([
  ['nanhai  Hot-Water TEAM', true],
  ['ｎanhai hot-water team', true],
  ['Nanhai hot water team', false],
])('the name %s is that of CC-1: %s', (name, isSame) =>
  expect(foldedName(name) === foldedName('Nanhai hot-water team')).toBe(isSame),
)

describe('limits of what is entered', () => {
  const { name, reason } = requestFields.table
  const long = (length: number) => '字'.repeat(length)
  test.each([
    ['name', name.entry, [2, 40], [1, 41]],
    ['reason', reason.entry, [5, 300], [4, 301]],
    ['return', decisionFields.return.table.comment.entry, [5, 300], [4, 301]],
    ['comment of an approval', decisionFields.approve.table.comment.entry, [0, 300], [301]],
  ] as const)('%s', (_, entry, right, wrong) => {
    const accepts = (length: number) => v.is(entry, long(length))
    expect([right.map(accepts), wrong.map(accepts)]).toEqual([right.map(() => true), wrong.map(() => false)])
  })
})

describe('a period', () => {
  test.each([
    ['2026-11-01', true],
    ['2026-12-01', true],
    ['2027-11-01', true],
    ['2027-12-01', false],
    ['2026-10-01', false],
    ['2026-12-02', false],
    ['2026-13-01', false],
    ['', false],
  ])('may start on %s: %s', (day, may) => expect(isStart(day, TODAY)).toBe(may))

  test.each([
    ['2028-02-29', true],
    ['2028-02-28', false],
    ['2027-02-28', true],
    ['2026-12-31', true],
    ['2026-12-30', false],
  ])('may end on %s: %s', (day, may) => expect(isMonthEnd(day)).toBe(may))

  test('2026-12-01 to 2027-11-30 are 12 months', () => {
    expect(monthsOf({ from: '2026-12-01', to: '2027-11-30' })).toBe(12)
    expect(monthsOf({ from: '2026-12-01' })).toBeUndefined()
  })

  test('mostly begins with one of the next months, and lasts a year', () => {
    expect(nextStarts(TODAY)).toEqual(['2026-12-01', '2027-01-01'])
    expect(yearEnd('2026-12-01' as Day)).toBe('2027-11-30')
    expect(yearEnd('2027-03-01' as Day)).toBe('2028-02-29')
  })

  test('both ends are included', () => {
    const period = { from: '2026-12-01', to: '2027-11-30' }
    expect(['2026-11-30', '2026-12-01', '2027-11-30', '2027-12-01'].map((day) => isValidOn(period, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isValidOn({ from: '2026-12-01' }, '2099-01-01')).toBe(true)
  })

  test.each([
    ['2026-12-01', undefined, 'future'],
    ['2026-11-01', undefined, 'valid'],
    ['2026-01-01', '2026-11-20', 'valid'],
    ['2026-01-01', '2026-11-19', 'closed'],
  ])('%s to %s is %s', (from, to, state) => expect(centerState({ from, to }, TODAY)).toBe(state))
})

describe('a step', () => {
  const at = (text: string) => new Date(`${text}+08:00`)
  test.each([
    ['2026-11-20T15:30', '2026-11-24T10:00', 1],
    ['2026-11-20T14:59', '2026-11-24T10:00', 2],
    ['2026-11-20T15:30', '2026-11-20T16:00', 0],
  ])('from %s to %s takes %i working days', (since, now, count) => expect(stepDays(at(since), at(now))).toBe(count))

  test('is late after more than three', () => {
    expect(isLate(at('2026-11-16T09:00'), at('2026-11-19T18:00'))).toBe(false)
    expect(isLate(at('2026-11-16T09:00'), at('2026-11-20T08:00'))).toBe(true)
  })
})

describe('across the fields of a request', () => {
  const request = {
    action: 'new',
    kind: 'cost',
    orgCode: '440605',
    code: 'C440600017',
    from: '2026-12-01',
    business: 'service',
    files: [],
  } as const
  const profit = { kind: 'profit', code: 'P440600015', target: 1, files: ['/file/1.pdf'] } as const
  const closing = { action: 'close', centerCode: 'C440600017', from: '2024-06-01', to: '2026-11-30' } as const
  const errorsOf = (change: object) =>
    Object.fromEntries(Object.entries(errorsAcross({ ...request, ...change }, TODAY)).filter(([, word]) => word))

  test.each<[object, object]>([
    [{}, {}],
    [{ code: 'C440600018' }, { code: 'code' }],
    [{ code: 'C442000011' }, { code: 'code' }],
    [{ from: '2026-12-02' }, { from: 'period' }],
    [{ to: '2026-12-31' }, {}],
    [{ to: '2026-12-30' }, { to: 'to' }],
    [{ to: '2026-11-30' }, { to: 'to' }],
    [{ business: 'admin' }, {}],
    [{ business: undefined }, { business: 'business' }],
    [profit, {}],
    [{ ...profit, business: 'admin' }, { business: 'business' }],
    [{ ...profit, target: undefined }, { target: 'target' }],
    [{ ...profit, files: [] }, { files: 'files' }],
    // A center keeps its code, whatever it is, and its start.
    [{ ...closing, code: 'old' }, {}],
    [{ ...closing, business: undefined }, {}],
    [{ ...closing, kind: 'profit', target: undefined, files: [] }, {}],
    [{ ...closing, to: undefined }, { to: 'to' }],
    [{ ...closing, action: 'change', to: undefined }, {}],
    [{ ...closing, centerCode: undefined }, { centerCode: 'centerCode' }],
  ])('%o: %o', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  test('the form says the same', () => {
    const person = { id: 'emp10', name: '梁志强' }
    const entered = { ...request, name: 'Night shift', responsible: person, business: 'gas', reason: 'For the night' }
    const values = requestFields.values({ ...entered, ...profit, from: '2026-12-02' }, () => [])
    const { issues = [] } = v.safeParse(requestFields.schema, values)
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['from', 'error.period'],
      ['files', 'error.files'],
    ])
  })
})
