import * as v from 'valibot'
import { fieldsOf } from './fieldsOf'

test('each entry is a field of its kind; what may be missing is not required', () => {
  const schema = v.pipe(
    v.object({
      name: v.string(),
      height: v.pipe(v.union([v.string(), v.number()]), v.toNumber()),
      on: v.optional(v.boolean(), true),
      state: v.picklist(['0', '1']),
      size: v.fallback(v.number(), 0),
      files: v.array(v.string()),
    }),
    v.transform((value) => value),
  )
  expect(fieldsOf(schema)).toEqual([
    { name: 'name', kind: 'text', isRequired: true },
    { name: 'height', kind: 'number', isRequired: true },
    { name: 'on', kind: 'boolean', isRequired: false },
    { name: 'state', kind: 'choice', choices: ['0', '1'], isRequired: true },
    { name: 'size', kind: 'number', isRequired: false },
    { name: 'files', kind: 'json', isRequired: true },
  ])
})

test('of several forms the one with the most fields; of a list those of an entry', () => {
  const photo = v.union([v.string(), v.object({ path: v.string(), size: v.number() })])
  const schema = v.union([v.array(photo), v.object({ photos: v.array(photo) })])
  expect(fieldsOf(schema).map(({ name }) => name)).toEqual(['path', 'size'])
})

test('where anything is accepted, the fields of a sample; without one, none', () => {
  expect(fieldsOf(v.unknown(), { loginName: 'rep01', age: 3, roles: [] })).toEqual([
    { name: 'loginName', kind: 'text', isRequired: false },
    { name: 'age', kind: 'number', isRequired: false },
    { name: 'roles', kind: 'json', isRequired: false },
  ])
  expect(fieldsOf(v.unknown(), 'text')).toEqual([])
})
