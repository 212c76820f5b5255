import * as v from 'valibot'
import { choice, defineFields, files, number, rows, text, type ValuesOf, value } from '#base/fields'
import { draftShape } from './draftShape'

const row = defineFields({ code: text({ required: true }), count: number({ required: true, least: 1 }) })
const fields = defineFields(
  {
    kind: choice(['visit', 'call'], { required: true }),
    text: text({ required: true, least: 10, message: 'short' }),
    person: value(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
    note: value(v.optional(v.string()), undefined),
    choice: choice(['a', 'b']),
    files: files(),
    rows: rows(row, { least: 1 }),
  },
  (whole) =>
    v.pipe(
      whole,
      v.check(() => false, 'never whole'),
    ),
)
const defaults: ValuesOf<typeof fields.table> = {
  kind: 'visit',
  text: '',
  person: null,
  note: undefined,
  choice: '',
  files: [],
  rows: [{ code: '', count: '' }],
}
const read = (stored: unknown) => v.safeParse(draftShape(fields, defaults), stored)
const taken = (stored: object) => read(stored).output

test('an unfinished draft is taken as it is', () => {
  const file = new Blob(['x'])
  const draft = {
    kind: 'call' as const,
    text: '  boi',
    person: { id: 'emp10', name: '梁志强' },
    note: '',
    choice: 'a' as const,
    files: [{ id: '1', name: 'a.jpg', size: 1, file }],
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
