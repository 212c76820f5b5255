import * as v from 'valibot'
import { fieldMessage, fieldRules } from './fieldRules'
import { numberText, textsOf, textsOfNumbers } from './numberText'

const row = v.object({
  code: v.pipe(v.string(), v.nonEmpty('code')),
  count: v.pipe(numberText('count'), v.minValue(1), v.maxValue(99)),
  share: v.pipe(
    v.pipe(v.string(), v.maxLength(5)),
    v.check(() => true),
  ),
})
const schema = v.pipe(
  v.object({
    text: v.pipe(v.string(), v.trim(), v.minLength(10, 'short'), v.maxLength(200, 'long')),
    note: v.pipe(v.string(), v.maxLength(60)),
    nick: v.optional(v.pipe(v.string(), v.minLength(2))),
    either: v.union([v.literal(''), v.pipe(v.string(), v.length(18))]),
    kind: v.picklist(['gas', 'steam']),
    from: v.pipe(v.string(), v.isoDate(), v.minValue('2026-11-20')),
    person: v.nullable(v.object({ id: v.string() })),
    owner: v.object({ id: v.string() }),
    done: v.boolean(),
    rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(10)),
    spare: v.array(row),
  }),
  v.forward(
    v.partialCheck([['text']], () => true, 'x'),
    ['text'],
  ),
)

test.each([
  ['text', { required: true, minLength: 10, maxLength: 200 }],
  ['note', { required: false, maxLength: 60 }],
  ['nick', { required: false, minLength: 2 }],
  ['either', { required: false, minLength: 18, maxLength: 18 }],
  ['kind', { required: true }],
  ['from', { required: true, min: '2026-11-20' }],
  ['person', { required: false }],
  ['owner', { required: true }],
  ['owner.id', { required: false }],
  ['done', { required: false }],
  ['rows', { required: true, minLength: 1, maxLength: 10 }],
  ['spare', { required: false }],
  ['rows.0.code', { required: true }],
  ['rows.12.count', { required: true, min: 1, max: 99 }],
  ['rows.0.share', { required: false, maxLength: 5 }],
  ['rows.0.nothing', { required: false }],
])('%s', (name, expected) => {
  expect(fieldRules(schema, name)).toEqual(expected)
})

describe('a number whose own schema says the limits', () => {
  const entry = v.object({ capacity: v.pipe(v.number('low'), v.gtValue(0, 'low'), v.maxValue(99, 'high')) })
  const hours = v.optional(v.pipe(v.number('hours'), v.minValue(-1, 'hours'), v.maxValue(24, 'hours')))
  const form = v.object(textsOfNumbers({ capacity: entry.entries.capacity, hours }))

  test('gives them to its field', () => {
    expect(fieldRules(form, 'capacity')).toMatchObject({ required: true, max: 99 })
    expect(fieldRules(form, 'hours')).toMatchObject({ required: false, min: -1, max: 24 })
  })

  test('is entered as decimal text, empty where it may be left out', () => {
    expect(v.parse(form, { capacity: '1.5', hours: '' })).toEqual({ capacity: 1.5, hours: undefined })
  })

  test.each([
    [{ capacity: '', hours: '' }, 'low'],
    [{ capacity: '1e2', hours: '' }, 'low'],
    [{ capacity: '100', hours: '' }, 'high'],
    [{ capacity: '1', hours: 'x' }, 'hours'],
  ])('%j is refused with its message', (entered, message) => {
    expect(v.safeParse(form, entered).issues?.map((issue) => issue.message)).toEqual([message])
  })

  test('and comes back as text', () => {
    expect(textsOf(['capacity', 'hours'], { capacity: 0 })).toEqual({ capacity: '0', hours: '' })
  })
})

test('what the schema says of a wrong field is the last of its messages', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.minLength(2, 'error.short'), v.maxLength(9, 'error.name')),
    kind: v.picklist(['a'], 'error.kind'),
    ...textsOfNumbers({ year: v.optional(v.pipe(v.number('error.none'), v.minValue(1950, 'error.year'))) }),
    rows: v.pipe(
      v.array(v.object({ code: v.pipe(v.string(), v.nonEmpty('error.code')) })),
      v.maxLength(3, 'error.rows'),
    ),
    free: v.string(),
  })
  const said = (name: string) => fieldMessage(schema, name)
  expect(['name', 'kind', 'year', 'rows', 'rows.0.code'].map(said)).toEqual(
    ['name', 'kind', 'year', 'rows', 'code'].map((name) => `error.${name}`),
  )
  expect(said('free')).toBeUndefined()
  expect(said('other')).toBeUndefined()
})
