import { fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { defineFields, text } from '#base/fields'
import { fieldForm } from '../FieldForm'
import { PhraseChips } from './PhraseChips'

const fields = defineFields({ note: text() })

function Form({ note }: { readonly note: string }) {
  const methods = useForm({ defaultValues: { note } })
  const form = fieldForm(methods, fields)
  return (
    <>
      <PhraseChips form={form} name="note" label="Phrases" phrases={[{ label: 'Out', text: 'Nobody was there.' }]} />
      <output>{methods.watch('note')}</output>
    </>
  )
}

test.each([
  ['', 'Nobody was there.'],
  ['Gate closed. ', 'Gate closed. Nobody was there.'],
])('a tap appends its sentence to %j, once', (note, after) => {
  render(<Form note={note} />)
  fireEvent.click(screen.getByRole('button', { name: 'Out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Out' }))
  expect(screen.getByRole('status').textContent).toBe(after)
})
