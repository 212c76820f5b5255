import * as v from 'valibot'
import { fieldEntries } from './schemas'

const schema = v.object(fieldEntries({ name: 'text', capital: 'money', founded: 'day', share: 'share' }))

test('declared fields are read, and each may be missing', () => {
  const known = { name: 'Guangda', capital: 5_000_000, founded: '2006-03-01', share: 0.6 }
  expect(v.parse(schema, known)).toEqual(known)
  expect(v.parse(schema, { name: '', capital: null })).toEqual({ name: undefined, capital: undefined })
})

test.each([{ capital: '5 M' }, { founded: '2026-02-30' }, { name: 1 }])('%j is refused', (wire) => {
  expect(v.safeParse(schema, wire).success).toBe(false)
})
