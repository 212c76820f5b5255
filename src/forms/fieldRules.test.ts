import * as v from 'valibot'
import { fieldRules } from './fieldRules'
import { numberText } from './numberText'

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
