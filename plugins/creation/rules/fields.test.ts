import * as v from 'valibot'
import en from '../locales/en.json'
import zh from '../locales/zh-CN.json'
import { noteFields, type ParkRowValues, parkFields } from './fields'
import { parkRowFrom } from './paste'

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

test('500 pasted rows are a park’s, 501 too many', () => {
  const pasted = (count: number) => Array.from({ length: count }, (_, at) => parkRowFrom(`宏达${at}\t320万度\t两班`))
  const { success, output } = v.safeParse(parkFields.table.rows.entry, pasted(500))
  expect(success && output.at(-1)).toMatchObject({ who: { name: '宏达499' }, mwh: 3200, shape: 'two' })
  expect(wrong(parkFields.table.rows.entry, pasted(501))).toEqual([['At most 500 rows.', '最多 500 行']])
})

test('the name of a new company has at most 60 characters, that of a customer is as it is', () => {
  const customer = (name: string, custId?: string) => wrong(noteFields.table.customer.entry, { name, custId })
  expect(customer('字'.repeat(60))).toEqual([])
  expect(customer('字'.repeat(61))).toEqual([['Write 2 to 60 characters.', '请填写 2 至 60 个字']])
  expect(customer('字'.repeat(61), 'C-000001')).toEqual([])
  expect(wrong(noteFields.table.customer.entry, null)).toEqual([['Which company is it?', '是哪家公司？']])
})
