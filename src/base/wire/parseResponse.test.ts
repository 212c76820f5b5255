import * as v from 'valibot'
import { describeSchemaError } from './describeFailure'
import { type DroppedRecord, parseResponse } from './parseResponse'
import { listOf, many, moment } from './schemas'

const row = v.pipe(
  v.object({ id: v.string(), gas: v.number(), at: moment, labels: many(v.object({ name: v.string() })) }),
  v.transform(({ id, labels }) => ({ id, labels: labels.map(({ name }) => name) })),
)
const list = listOf(row)
const good = (id: string) => ({ id, gas: 1, at: '2026-11-20T09:41:00+08:00', labels: [{ name: 'steam' }] })

function parse<S extends v.GenericSchema>(schema: S, raw: unknown) {
  const reported: { path: string; problem: string | undefined }[] = []
  const onDropped = ({ path, cause }: DroppedRecord) => reported.push({ path, problem: describeSchemaError(cause) })
  return { value: parseResponse(schema, raw, onDropped), reported }
}

test('a valid answer is parsed completely', () => {
  const { value, reported } = parse(list, { list: [good('a')], total: 1 })
  expect(value).toEqual({ items: [{ id: 'a', labels: ['steam'] }], total: 1 })
  expect(reported).toEqual([])
})

test.each([
  [
    'a field of the wrong type',
    { ...good('b'), gas: 'much' },
    'list[].gas',
    'list.1.gas: expected number, received a text of 4 characters',
  ],
  ['a missing field', { id: 'b', at: good('b').at }, 'list[].gas', 'list.1.gas: expected "gas", received undefined'],
  ['a check that fails', { ...good('b'), at: 'yesterday' }, 'list[].at', 'list.1.at: not a moment, received object'],
  ['no record at all', null, 'list[]', 'list.1: expected Object, received null'],
])('a row with %s is dropped and reported', (_, bad, path, problem) => {
  const { value, reported } = parse(list, { list: [good('a'), bad, good('c')], total: 3 })
  expect(value).toMatchObject({ items: [{ id: 'a' }, { id: 'c' }], total: 3 })
  expect(reported).toEqual([{ path, problem }])
})

test('a row that is an array instead of an object is dropped', () => {
  expect(parse(list, { list: [good('a'), []], total: 2 }).value.items).toHaveLength(1)
})

test('the report contains no values of the answer', () => {
  const { reported } = parse(list, { list: [good('a'), { ...good('13800000001'), gas: 'Li Wei' }], total: 2 })
  expect(JSON.stringify(reported)).not.toMatch(/Li Wei|13800000001/)
})

test('only the innermost record is dropped: a bad label does not remove the row', () => {
  const labels = [{ name: 7 }, { name: 'steam' }]
  const { value, reported } = parse(list, { list: [{ ...good('a'), labels }], total: 1 })
  expect(value).toMatchObject({ items: [{ id: 'a', labels: ['steam'] }] })
  expect(reported).toEqual([
    { path: 'list[].labels[].name', problem: 'list.0.labels.0.name: expected string, received number' },
  ])
  const none = parse(list, { list: [{ ...good('a'), labels: [{ name: 7 }] }], total: 1 })
  expect(none.value).toMatchObject({ items: [{ id: 'a', labels: [] }] })
})

test('rows that fail a check after their fields parsed are dropped as well', () => {
  const even = v.pipe(
    row,
    v.check(({ id }) => id !== 'odd'),
  )
  const { value, reported } = parse(v.array(even), [good('odd'), { ...good('b'), gas: null }, good('c')])
  expect(value).toMatchObject([{ id: 'c' }])
  expect(reported).toHaveLength(2)
})

test.each([
  ['no list', { total: 3 }],
  ['a list of which no row fits', { list: [{ id: 1 }, { id: 2 }], total: 2 }],
  ['no total', { list: [good('a')] }],
])('an answer with %s fails', (_, raw) => {
  expect(() => parse(list, raw)).toThrow(v.ValiError)
})

test('plain values in a list are not dropped, because the later ones would change position', () => {
  const series = v.object({ bars: v.array(v.number()) })
  expect(() => parse(series, { bars: [1, 'x', 3] })).toThrow(v.ValiError)
  const { value } = parse(v.array(v.object({ ring: v.array(v.tuple([v.number(), v.number()])) })), [
    { ring: [[113, '23']] },
    { ring: [[113, 23]] },
  ])
  expect(value).toEqual([{ ring: [[113, 23]] }])
})

test('without `leaveOut` one bad row fails the answer', () => {
  expect(() => parseResponse(list, { list: [good('a'), {}], total: 2 })).toThrow(v.ValiError)
})
