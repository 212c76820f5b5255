import * as v from 'valibot'
import { deviceFields } from './devices'
import { companyFilters, listSearch } from './filters'
import { labelFields } from './labels'
import { logFields, logFilters, logSearch } from './logKinds'
import { riskFilters, riskSearch } from './riskKinds'

/** What can be entered and searched, at its limits (domain/customer.md 1, 4). */

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:41:00+08:00') }))

/** Errors by field of values as they are sent; `undefined` values are left out. */
const errorsOf = (schema: v.GenericSchema, values: object) => {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const { issues = [] } = v.safeParse(schema, given)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

describe('a device', () => {
  const boiler = { kind: 'B', capacity: 12, count: 1, fuel: 'gas' }
  test.each([
    [{}, {}],
    [{ kind: 'X' }, { kind: 'error.kind' }],
    [{ capacity: 0 }, { capacity: 'error.capacity' }],
    [{ capacity: 0.1 }, {}],
    [{ capacity: 1_000_000 }, {}],
    [{ capacity: 1_000_001 }, { capacity: 'error.capacity' }],
    [{ count: 0 }, { count: 'error.count' }],
    [{ count: 999 }, {}],
    [{ count: 1000 }, { count: 'error.count' }],
    [{ count: 1.5 }, { count: 'error.count' }],
    [{ fuel: '' }, { fuel: 'error.fuel' }],
    [{ maker: 'x'.repeat(60), plateCode: 'x'.repeat(60) }, {}],
    [
      { maker: 'x'.repeat(61), plateCode: 'x'.repeat(61) },
      { maker: 'error.long', plateCode: 'error.long' },
    ],
    [{ year: 1949 }, { year: 'error.year' }],
    [{ year: 1950 }, {}],
    [{ year: 2027 }, { year: 'error.year' }],
    [{ year: 1999.5 }, { year: 'error.year' }],
    [{ hours: 0, days: 0, load: 0 }, {}],
    [{ hours: 24, days: 366, load: 100 }, {}],
    [
      { hours: 24.1, days: 367, load: 101 },
      { hours: 'error.hours', days: 'error.days', load: 'error.load' },
    ],
    [
      { hours: -1, days: -1, load: -1 },
      { hours: 'error.hours', days: 'error.days', load: 'error.load' },
    ],
  ])('with %j: %j', (more, errors) => {
    expect(errorsOf(deviceFields.sent, { ...boiler, ...more })).toEqual(errors)
  })
})

test.each([
  [{}, {}],
  [{ name: '夜' }, { name: 'error.label' }],
  [{ name: '夜间' }, {}],
  [{ name: '夜'.repeat(12) }, {}],
  [{ name: '夜'.repeat(13) }, { name: 'error.label' }],
  [{ category: 'supply' }, { category: 'error.choose' }],
  [{ colour: 0 }, { colour: 'error.choose' }],
  [{ colour: 8 }, {}],
  [{ colour: 9 }, { colour: 'error.choose' }],
  [{ colour: 1.5 }, { colour: 'error.choose' }],
])('a label with %j: %j', (more, errors) => {
  expect(errorsOf(labelFields.sent, { name: '夜间用气', category: 'energy', colour: 1, ...more })).toEqual(errors)
})

test.each([
  [{}, {}],
  [{ kind: 'advice' }, { kind: 'error.kind' }],
  [{ text: '1234' }, { text: 'error.text' }],
  [{ text: '12345' }, {}],
  [{ text: 'x'.repeat(1000) }, {}],
  [{ text: 'x'.repeat(1001) }, { text: 'error.text' }],
  [{ files: Array.from({ length: 6 }, (_, at) => `/files/${at}`) }, {}],
  [{ files: Array.from({ length: 7 }, (_, at) => `/files/${at}`) }, { files: 'error.files' }],
])('an entry of the service log with %j: %j', (more, errors) => {
  expect(errorsOf(logFields.sent, { kind: 'visit', text: 'Looked at the boiler.', files: [], ...more })).toEqual(errors)
})

test.each([
  ['0', true],
  ['8640000000000000', true],
  ['8640000000000001', false],
  ['-1', false],
  ['soon', false],
])('a link may say that a call was made at %s: %s', (at, may) => {
  expect(v.is(logSearch.at, at)).toBe(may)
})

test('for how long it was made is no less than nothing', () => {
  expect([v.is(logSearch.seconds, '0'), v.is(logSearch.seconds, '-1')]).toEqual([true, false])
})

test('lists are filtered and sorted by what the specification names', () => {
  expect(Object.keys(companyFilters.entries).sort()).toEqual(
    [
      ...['areaCodes', 'contract', 'gasMax', 'gasMin', 'industries', 'keyword', 'labels', 'orgIds'],
      ...['owners', 'risk', 'scales', 'sort'],
    ].sort(),
  )
  expect(v.is(listSearch.tab, 'followed')).toBe(true)
  expect(v.is(listSearch.tab, 'all')).toBe(false)
  for (const sort of ['gas', 'change', 'lastVisit', 'distance']) expect(v.parse(listSearch.sort, sort)).toBe(sort)
  expect(Object.keys(riskFilters.entries)).toEqual(expect.arrayContaining(['year', 'role']))
  expect(v.parse(riskSearch.role, 'defendant')).toBe('defendant')
  expect(Object.keys(logFilters.entries)).toEqual(expect.arrayContaining(['kinds', 'by', 'start', 'end']))
})
