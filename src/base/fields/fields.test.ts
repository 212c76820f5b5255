import * as v from 'valibot'
import { idToWire } from '#base/wire'
import {
  across,
  choice,
  defineDecisionFields,
  defineFields,
  fieldOf,
  files,
  flag,
  list,
  number,
  ref,
  refs,
  rows,
  text,
  value,
} from '.'

const row = defineFields({
  code: text({ required: true, message: 'error.code' }),
  count: number({ required: true, least: 1, most: 99, message: 'error.count' }),
  share: text({ most: 5 }),
})
const fields = defineFields({
  text: text({ required: true, least: 10, most: 200, message: 'error.short', longMessage: 'error.long' }),
  note: text({ most: 60 }),
  code: text({ clean: (code) => code.trim().toUpperCase(), check: (code) => code.length === 18, message: 'error.own' }),
  kind: choice(['gas', 'steam'], { required: true, message: 'error.kind' }),
  spare: choice(['gas', 'steam']),
  person: value(v.nullable(v.object({ id: v.string() })), null),
  owner: value(v.nullable(v.object({ id: v.string() })), null, { required: true, message: 'error.owner' }),
  done: flag(),
  labels: list({ most: 3 }),
  photos: files({ least: 1, most: 6, message: 'error.photos' }),
  rows: rows(row, { least: 1, most: 10, message: 'error.rows' }),
})

test.each([
  ['text', { required: true, minLength: 10, maxLength: 200 }],
  ['note', { required: false, maxLength: 60 }],
  ['kind', { required: true }],
  ['spare', { required: false }],
  ['person', { required: false }],
  ['owner', { required: true }],
  ['done', { required: false }],
  ['labels', { required: false, maxLength: 3 }],
  ['photos', { required: true, minLength: 1, maxLength: 6 }],
  ['rows', { required: true, minLength: 1, maxLength: 10 }],
  ['rows.0.code', { required: true }],
  ['rows.12.count', { required: true, min: 1, max: 99 }],
  ['rows.0.share', { required: false, maxLength: 5 }],
])('the rules of %s', (name, expected) => {
  expect(fieldOf(fields, name)?.rules).toMatchObject(expected)
})

test('a name that the table does not have is no field', () => {
  expect(fieldOf(fields, 'other')).toBeUndefined()
  expect(fieldOf(fields, 'rows.0.nothing')).toBeUndefined()
})

const photo = { id: 'a', name: 'a.jpg', size: 3 }
const whole = {
  text: 'Boiler is 12 t/h',
  note: '',
  code: '',
  kind: 'gas',
  spare: '',
  person: null,
  owner: { id: 'rep01' },
  done: false,
  labels: [],
  photos: [photo],
  rows: [{ code: ' B ', count: '2', share: '' }],
}
const messages = (change: object) =>
  (v.safeParse(fields.schema, { ...whole, ...change }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ])

test('a form sends texts without blanks around them, numbers, and nothing for what is empty', () => {
  expect(v.parse(fields.schema, { ...whole, done: true })).toEqual({
    ...whole,
    note: undefined,
    code: undefined,
    spare: undefined,
    done: true,
    rows: [{ code: 'B', count: 2, share: undefined }],
  })
})

test.each([
  [{ text: '' }, 'text', 'error.short'],
  [{ text: ' short    ' }, 'text', 'error.short'],
  [{ text: 'x'.repeat(201) }, 'text', 'error.long'],
  [{ code: 'abc' }, 'code', 'error.own'],
  [{ kind: '' }, 'kind', 'error.kind'],
  [{ owner: null }, 'owner', 'error.owner'],
  [{ photos: [] }, 'photos', 'error.photos'],
  [{ rows: [] }, 'rows', 'error.rows'],
  [{ rows: [{ code: '', count: '2', share: '' }] }, 'rows.0.code', 'error.code'],
  [{ rows: [{ code: 'B', count: '', share: '' }] }, 'rows.0.count', 'error.count'],
  [{ rows: [{ code: 'B', count: '1e1', share: '' }] }, 'rows.0.count', 'error.count'],
  [{ rows: [{ code: 'B', count: '100', share: '' }] }, 'rows.0.count', 'error.count'],
])('a form with %j is refused at %s', (change, name, message) => {
  expect(messages(change)).toEqual([[name, message]])
})

const chosen = { id: 'C-000001', name: '宏盛', nameEn: 'Hongsheng' }
const picked = defineFields({
  company: ref({ required: true, message: 'error.company' }),
  person: ref(),
  contacts: refs({ least: 1, most: 2, message: 'error.contacts' }),
})

test('a choice of a picker is held and submitted with its name, so that a request that waits can be edited', () => {
  const values = picked.values({ company: { ...chosen, orgCode: '4406' }, contacts: [chosen] })
  expect(values).toMatchObject({ company: chosen, person: null, contacts: [chosen] })
  const submitted = v.parse(picked.schema, values)
  expect(submitted).toEqual({ company: chosen, person: undefined, contacts: [chosen] })
  expect(picked.values(submitted)).toEqual({ company: chosen, person: null, contacts: [chosen] })
  expect(v.parse(v.object({ company: idToWire }), submitted)).toEqual({ company: 'C-000001' })
  expect(v.safeParse(picked.schema, picked.values({})).issues?.map(({ message }) => message)).toEqual([
    'error.company',
    'error.contacts',
  ])
  expect(v.is(picked.draft, values)).toBe(true)
})

describe('a check across fields', () => {
  const trip = defineFields(
    {
      from: text({ required: true, message: 'error.from' }),
      to: text(),
      note: text({ most: 3, message: 'error.note' }),
    },
    (whole) =>
      v.pipe(
        whole,
        across(['from', 'to'], ({ from, to = '' }) => to > from, 'error.order', 'to'),
      ),
  )
  const refusedAt = (values: Parameters<typeof trip.values>[0]) =>
    v.safeParse(trip.schema, trip.values(values)).issues?.map((issue) => [v.getDotPath(issue), issue.message])

  test('stands at its field, also beside another one that is wrong', () => {
    expect(refusedAt({ from: '09:00', to: '10:00' })).toBeUndefined()
    expect(refusedAt({ from: '09:00', to: '08:00' })).toEqual([['to', 'error.order']])
    expect(refusedAt({ from: '09:00', to: '08:00', note: 'long' })).toEqual([
      ['note', 'error.note'],
      ['to', 'error.order'],
    ])
  })

  test('is not made while a field that it reads is wrong itself', () => {
    expect(refusedAt({ to: '08:00' })).toEqual([['from', 'error.from']])
  })
})

test('the server requires the ids of required choices', () => {
  expect(v.parse(picked.sent, { company: 'C-000001', contacts: ['P-000001'] })).toMatchObject({ company: 'C-000001' })
  const wrong = v.safeParse(picked.sent, { company: '', person: null, contacts: ['a', 'b', 'c'] })
  expect(wrong.issues?.map((issue) => v.getDotPath(issue))).toEqual(['company', 'person', 'contacts'])
})

test('the server applies the same limits to what was sent', () => {
  const { text: report, note, kind, photos } = fields.table
  const { sent } = defineFields({ report, note, kind, photos, count: row.table.count })
  const request = { report: whole.text, kind: 'steam', photos: ['/photo/1'], count: 99 }
  expect(v.parse(sent, request)).toEqual({ ...request, note: undefined })
  const wrong = v.safeParse(sent, { report: 7, note: 'x'.repeat(61), kind: 'coal', photos: [], count: 100 })
  expect(wrong.issues?.map((issue) => v.getDotPath(issue))).toEqual(['report', 'note', 'kind', 'photos', 'count'])
})

test('a refusal needs its reason, an approval may omit its comment; both have the further fields', () => {
  const limits = { least: 5, most: 9, message: 'error.reason', longMessage: 'error.long' }
  const decision = defineDecisionFields('return', limits, { code: text() })
  const errors = (name: 'approve' | 'return', comment: string) =>
    v.safeParse(decision[name].schema, { comment, code: '' }).issues?.map(({ message }) => message) ?? []
  expect(['', 'ok', 'x'.repeat(10)].map((comment) => errors('approve', comment))).toEqual([[], [], ['error.long']])
  expect(['', 'ok', 'right', 'x'.repeat(10)].map((comment) => errors('return', comment))).toEqual([
    ['error.reason'],
    ['error.reason'],
    [],
    ['error.long'],
  ])
  expect(decision.return.values({ code: 'C1' })).toEqual({ comment: '', code: 'C1' })
})
