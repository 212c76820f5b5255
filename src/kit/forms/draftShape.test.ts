import * as v from 'valibot'
import { draftShape } from './draftShape'
import { numberText } from './numberText'

const row = v.object({ code: v.pipe(v.string(), v.nonEmpty('x')), count: v.pipe(numberText('x'), v.minValue(1)) })
const schema = v.pipe(
  v.object({
    kind: v.picklist(['visit', 'call']),
    text: v.pipe(v.string(), v.trim(), v.minLength(10, 'short')),
    person: v.nullable(v.object({ id: v.string(), name: v.string() })),
    note: v.optional(v.string()),
    choice: v.union([v.literal(''), v.picklist(['a', 'b'])]),
    files: v.array(v.object({ id: v.string(), file: v.optional(v.blob()) })),
    rows: v.pipe(v.array(row), v.minLength(1)),
  }),
  v.check(() => false, 'never whole'),
)
const defaults: v.InferInput<typeof schema> = {
  kind: 'visit',
  text: '',
  person: null,
  choice: '',
  files: [],
  rows: [{ code: '', count: '' }],
}
const read = (stored: unknown) => v.safeParse(draftShape(schema, defaults), stored)
const taken = (stored: object) => read(stored).output

test('an unfinished draft is taken as it is', () => {
  const file = new Blob(['x'])
  const draft = {
    kind: 'call' as const,
    text: '  boi',
    person: { id: 'emp10', name: '梁志强' },
    note: '',
    choice: 'a' as const,
    files: [{ id: '1', file }],
    rows: [
      { code: '', count: '12' },
      { code: 'x', count: '' },
    ],
  }
  expect(read(draft).output).toEqual(draft)
})

test('what another build has stored differently falls back to the default of its field', () => {
  expect(taken({ text: 'kept', kind: 'fax', person: 'emp10', choice: 'z', rows: 'none' })).toEqual({
    ...defaults,
    text: 'kept',
  })
})

test('a row that does not fit is left out, the others stay', () => {
  expect(taken({ rows: [{ code: 'x' }, { code: 'y', count: '2', more: 1 }], files: [{ id: 7 }] })).toMatchObject({
    rows: [{ code: 'y', count: '2' }],
    files: [],
  })
})

test('fields of older drafts that are missing get their default', () => {
  expect(taken({ text: 'kept' })).toEqual({ ...defaults, text: 'kept' })
})

test.each([[undefined], ['text'], [[1]], [{ words: 'x' }]])('no draft of this form: %j', (stored) => {
  expect(read(stored).success).toBe(false)
})
