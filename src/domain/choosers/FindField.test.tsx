import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { fixedQuery, type Query } from '#kit/records'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { FindField } from './FindField'

const sites = ['Kiln 1', 'Kiln 2', 'Kiln 3', 'Kiln 4', 'Kiln 5', 'Kiln 6'].map((name) => ({ id: name, name }))
const find = (text: string) => fixedQuery(sites.filter(({ name }) => name.includes(text)))
const failing = (): Query<typeof sites> => ({
  requests: [],
  pick: () => {
    throw new Error('down')
  },
})

function Field({ ask }: { readonly ask: (text: string) => Query<typeof sites> }) {
  const [value, setValue] = useState<{ readonly id: string; readonly name: string }>()
  return <FindField name="site" label="Site" value={value} onChange={setValue} find={ask} />
}

const open = (ask: (text: string) => Query<typeof sites> = find) =>
  render(
    <CoreContext value={createTestCore([])}>
      <Field ask={ask} />
    </CoreContext>,
  )

beforeAll(() => startTexts())

test('offers the first five that the text finds; the one chosen can be chosen anew', async () => {
  open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Site' }), 'Kiln')
  expect(await screen.findAllByRole('button', { name: /Kiln/ })).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Kiln 2' }))
  expect(screen.getByText('Chosen: Kiln 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose another' }))
  expect(screen.getByRole('textbox', { name: 'Site' })).toBeTruthy()
})

test('says that nothing was found, and why nothing was', async () => {
  const { unmount } = open()
  await userEvent.type(screen.getByRole('textbox'), 'Boiler')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  unmount()
  open(failing)
  await userEvent.type(screen.getByRole('textbox'), 'Kiln')
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  expect(screen.queryByText('Nothing found')).toBeNull()
})
