import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { defineFields, text, type ValuesOf } from '#base/fields'
import { queryOf } from '#kit/records'
import type { Core } from '#platform/core'
import { call, HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import type { FieldForm } from './FieldForm'
import { TextInput } from './inputs/TextInput'
import { formOnPage } from './testing/formOnPage'
import { type LiveCheck, useLiveCheck } from './useLiveCheck'

beforeAll(() => startTexts())
beforeEach(() => jest.useFakeTimers())

const find = call({
  host: 'main',
  method: 'GET',
  path: '/api/test/find',
  send: 'query',
  about: 'x',
  request: v.object({ code: v.string() }),
  response: v.string(),
})
const fields = defineFields({ code: text(), note: text() })
type Values = ValuesOf<typeof fields.table>

function Fields({ form, see }: { form: FieldForm<Values>; see: (check: LiveCheck<string>) => void }) {
  see(useLiveCheck(form, ['code'], ({ code }) => (code.length < 2 ? undefined : queryOf(find, { code }))))
  return (
    <>
      <TextInput form={form} name="code" />
      <TextInput form={form} name="note" />
    </>
  )
}

interface Question {
  readonly code: string
  readonly signal: AbortSignal
  readonly answer: (value: string) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

function open() {
  const query: Question[] = []
  const http = (_call: unknown, { code }: Values, { signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      query.push({
        code,
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      })
    })
  const seen: { check?: LiveCheck<string> } = {}
  const children = (form: FieldForm<Values>) => <Fields form={form} see={(check) => Object.assign(seen, { check })} />
  const core = createTestCore([], { http: http as unknown as Core['http'] })
  formOnPage({ fields, defaults: { code: '', note: '' }, children }, core)
  return { query, check: () => seen.check }
}
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

test('is asked once, 300 ms after the last change of its fields', async () => {
  const { query, check } = open()
  type('field.code', '91')
  await pass(299)
  type('field.code', '914')
  await pass(299)
  expect([query.length, check()?.status]).toEqual([0, 'idle'])
  await pass(1)
  expect([query.map(({ code }) => code), check()?.status]).toEqual([['914'], 'loading'])
  await query[0]?.answer('taken')
  expect(check()).toMatchObject({ status: 'ready', value: 'taken' })
  type('field.note', 'more')
  await pass(300)
  expect([query.length, check()?.value]).toEqual([1, 'taken'])
})

test('the latest wins, and no answer stands beside other values', async () => {
  const { query, check } = open()
  type('field.code', '91')
  await pass(300)
  type('field.code', '92')
  await query[0]?.answer('of 91')
  expect(check()).toMatchObject({ status: 'idle', value: undefined })
  expect(query[0]?.signal.aborted).toBe(true)
  await pass(300)
  await query[1]?.answer('of 92')
  expect(check()).toMatchObject({ status: 'ready', value: 'of 92' })
  type('field.code', '9')
  await pass(300)
  expect([query.length, check()?.status, check()?.value]).toEqual([2, 'idle', undefined])
})

test('without network nothing is said; another failure is', async () => {
  const { query, check } = open()
  type('field.code', '91')
  await pass(300)
  await query[0]?.fail(new HttpError('network', 'Network Error', { callId: 'x' }))
  expect(check()).toMatchObject({ status: 'idle', error: undefined })
  type('field.code', '92')
  await pass(300)
  const error = new HttpError('refused', 'no', { callId: 'x', code: 4003 })
  await query[1]?.fail(error)
  expect(check()).toMatchObject({ status: 'failed', error })
})
