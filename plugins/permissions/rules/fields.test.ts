import * as v from 'valibot'
import { applyFields, decisionFields, giveUpFields, isComplete } from './fields'

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:41:00+08:00') }))

const ITEM = { orgCode: '440605', roleName: 'sales', from: '2026-11-20', to: '2027-05-21' }
const REASON = 'New district'

/** Errors by place. */
const errorsOf = (schema: v.GenericSchema, values: unknown) =>
  Object.fromEntries(
    v.safeParse(schema, values).issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]) ?? [],
  )
const ofItem = (more: object) => errorsOf(applyFields.schema, { items: [{ ...ITEM, ...more }], reason: REASON })
const ofReason = (reason: string) => errorsOf(applyFields.schema, { items: [ITEM], reason })
const times = (count: number) => Array.from({ length: count }, () => ITEM)

test('an application is sent as it was entered', () => {
  const entered = { items: [ITEM], reason: REASON }
  expect(v.parse(applyFields.schema, entered)).toEqual(entered)
})

test.each([
  [{ orgCode: '' }, { 'items.0.orgCode': 'error.role' }],
  [{ roleName: '' }, { 'items.0.roleName': 'error.role' }],
  [{ from: '' }, { 'items.0.from': 'error.days' }],
  [{ to: '' }, { 'items.0.to': 'error.days' }],
  [{ to: '2026-11-19' }, { 'items.0.to': 'error.period' }],
  [{ to: '2027-11-20' }, {}],
  [{ to: '2027-11-21' }, { 'items.0.to': 'error.period' }],
  [{ roleName: 'approver' }, {}],
  [{ roleName: 'approver', to: '2027-05-22' }, { 'items.0.to': 'error.period' }],
  [{ from: '2026-11-01', to: '2026-11-20' }, {}],
  [{ from: '2026-11-01', to: '2026-11-19' }, { 'items.0.to': 'error.past' }],
])('a role with %j: %j', (more, errors) => {
  expect(ofItem(more)).toEqual(errors)
  expect(isComplete({ ...ITEM, ...more })).toBe(Object.keys(errors).length === 0)
})

test.each([
  [0, 'error.items'],
  [1, undefined],
  [10, undefined],
  [11, 'error.items'],
])('%d roles: %s', (count, error) => {
  const expected = error === undefined ? {} : { items: error }
  expect(errorsOf(applyFields.schema, { items: times(count), reason: REASON })).toEqual(expected)
  const grants = times(count).map((_, index) => `GR-${index}`)
  expect(errorsOf(giveUpFields.schema, { orgCodes: [], grants, reason: REASON })).toEqual(
    error === undefined ? {} : { grants: error },
  )
})

test.each([
  ['', 'error.reason'],
  ['1234', 'error.reason'],
  ['12345', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'error.reason'],
  ['      ', 'error.reason'],
])('the reason ‘%s’: %s', (reason, error) => {
  expect(ofReason(reason)).toEqual(error === undefined ? {} : { reason: error })
})

test('the comment of an approval may be left out or short, not long', () => {
  const { schema } = decisionFields.approve
  expect(['', 'ok', 'x'.repeat(200), 'x'.repeat(201)].map((comment) => v.is(schema, { comment }))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
