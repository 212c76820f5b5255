import * as v from 'valibot'
import en from '../locales/en.json'
import zh from '../locales/zh-CN.json'
import { noteFields, type ParkRowValues, parkFields } from './fields'

/** What is wrong with values, as the form says it in both languages. */
function wrong(schema: v.GenericSchema, values: unknown) {
  const issues = v.safeParse(schema, values).issues ?? []
  const said = (texts: { readonly error: Readonly<Record<string, string>> }, key: string) =>
    texts.error[key.replace('error.', '')]
  return issues.map(({ message }) => [said(en, message), said(zh, message)])
}

test('more than 12 pieces of a recording are refused in words', () => {
  const pieces = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: '', size: 1 }))
  expect(wrong(noteFields.table.audio.entry, pieces(12))).toEqual([])
  expect(wrong(noteFields.table.audio.entry, pieces(13))).toEqual([
    ['At most 12 parts of 5 minutes.', '录音最多 12 段，每段 5 分钟'],
  ])
})

test('the name of a park’s customer has at most 60 characters, as the server takes it', () => {
  const park = (name: string) => {
    const row: ParkRowValues = { who: { name }, mwh: '1', shape: 'one' }
    return wrong(parkFields.table.rows.entry, [row])
  }
  expect(park('字'.repeat(60))).toEqual([])
  expect(park('字'.repeat(61))).toEqual([
    ['Choose or name a customer, with at most 60 characters.', '请选择或填写客户，最多 60 个字'],
  ])
})
