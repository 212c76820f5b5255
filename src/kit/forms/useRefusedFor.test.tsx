import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { defineFields, text, type ValuesOf } from '#base/fields'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import type { FieldForm } from './FieldForm'
import { TextInput } from './inputs/TextInput'
import { formOnPage } from './testing/formOnPage'
import { useRefusedFor } from './useRefusedFor'

beforeAll(() => startTexts())

const fields = defineFields({ company: text(), note: text() })
type Values = ValuesOf<typeof fields.table>

/** The state of a submit, as the form has it. */
interface Sending {
  readonly sending: boolean
  readonly failure: unknown
}

interface FieldsProps {
  readonly form: FieldForm<Values>
  readonly see: (set: (state: Sending) => void) => void
}

function Fields({ form, see }: FieldsProps) {
  const [state, setState] = useState<Sending>({ sending: false, failure: undefined })
  see(setState)
  const isRefused = useRefusedFor({ ...form, ...state }, 5401, ({ company }) => company)
  return (
    <>
      <TextInput form={form} name="company" />
      <TextInput form={form} name="note" />
      <output>{isRefused ? 'anyway' : 'create'}</output>
    </>
  )
}

function open() {
  const seen: { set?: (state: Sending) => void } = {}
  const see = (set: (state: Sending) => void) => Object.assign(seen, { set })
  const children = (form: FieldForm<Values>) => <Fields form={form} see={see} />
  formOnPage({ fields, defaults: { company: 'Xinao', note: '' }, children })
  const become = (state: Sending) => act(async () => seen.set?.(state))
  return {
    sends: () => become({ sending: true, failure: undefined }),
    refuses: (code: number) =>
      become({ sending: false, failure: new HttpError('refused', 'no', { callId: 'x', code, data: {} }) }),
    type: (field: 'company' | 'note', value: string) =>
      act(async () => fireEvent.change(screen.getByLabelText(`field.${field}`), { target: { value } })),
    label: () => screen.getByRole('status').textContent,
  }
}

test('what was refused may be sent all the same, also while it is sent, until what it is about changes', async () => {
  const { sends, refuses, type, label } = open()
  expect(label()).toBe('create')
  await sends()
  await refuses(5401)
  expect(label()).toBe('anyway')
  await type('note', 'They want steam.')
  expect(label()).toBe('anyway')
  // A second submit forgets the failure.
  await sends()
  expect(label()).toBe('anyway')
  await type('company', 'Hongda')
  expect(label()).toBe('create')
})

test('the values that were sent are refused, not those that were entered meanwhile; another refusal is none', async () => {
  const { sends, refuses, type, label } = open()
  await sends()
  await refuses(4000)
  expect(label()).toBe('create')
  await sends()
  await type('company', 'Hongda')
  await refuses(5401)
  expect(label()).toBe('create')
  await type('company', 'Xinao')
  expect(label()).toBe('anyway')
})
