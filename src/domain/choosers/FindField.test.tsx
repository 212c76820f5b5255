import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { defineFields, ref } from '#base/fields'
import { fixedQuery, type Query, queryOf } from '#kit/records'
import { CoreContext } from '#platform/core'
import { call, type Http, HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { formOnPage } from '../../kit/forms/testing/formOnPage'
import { FindField } from './FindField'
import { FindInput } from './FindInput'

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

const findSites = call({
  host: 'main',
  method: 'GET',
  path: '/sites',
  send: 'query',
  about: 'Sites by name.',
  request: v.object({ text: v.string() }),
  response: v.array(v.object({ id: v.string(), name: v.string() })),
})

const open = (ask: (text: string) => Query<typeof sites> = find, core = createTestCore([])) =>
  render(
    <CoreContext value={core}>
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

test('hits of an earlier text do not replace those of a later one', async () => {
  const answers = new Map<string, (found: typeof sites) => void>()
  const http: Http = (_call, request, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const { text } = request as { text: string }
      answers.set(text, (found) => resolve(found as never))
      signal?.addEventListener('abort', () => reject(new HttpError('cancelled', 'cancelled', { callId: 'x' })))
    })
  open((text) => queryOf(findSites, { text }), createTestCore([], { http }))
  await userEvent.type(screen.getByRole('textbox'), 'Kiln')
  await waitFor(() => expect(answers.has('Kiln')).toBe(true))
  await userEvent.type(screen.getByRole('textbox'), ' 2')
  await waitFor(() => expect(answers.has('Kiln 2')).toBe(true))
  await act(async () => answers.get('Kiln 2')?.(sites.slice(1, 2)))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Kiln 2'])
  await act(async () => answers.get('Kiln')?.(sites))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Kiln 2'])
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

describe('in a form', () => {
  const fields = defineFields({ site: ref({ required: true, message: 'error.site' }) })
  const openForm = (offered: readonly { readonly value: string; readonly label: string }[]) =>
    formOnPage(
      {
        fields,
        defaults: { site: null },
        children: (form) => <FindInput form={form} name="site" find={find} offered={offered} />,
      },
      createTestCore([]),
    )
  const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }))

  test('one of the offered records is chosen in its row, with its name', async () => {
    const { sent } = openForm([{ value: 'S-1', label: 'Kiln A' }])
    await send()
    expect(screen.getByRole('alert').textContent).toBe('error.site')
    await userEvent.click(screen.getByRole('radio', { name: 'Kiln A' }))
    await send()
    expect(sent).toEqual([{ site: { id: 'S-1', name: 'Kiln A' } }])
  })

  test('where none is offered, it is searched for', async () => {
    const { sent } = openForm([])
    await userEvent.type(screen.getByRole('textbox', { name: 'field.site' }), 'Kiln 3')
    await userEvent.click(await screen.findByRole('button', { name: 'Kiln 3' }))
    await send()
    expect(sent).toEqual([{ site: { id: 'Kiln 3', name: 'Kiln 3' } }])
  })

  test('a record that the form began with is replaced, or left out', async () => {
    const optional = defineFields({ site: ref() })
    const { sent } = formOnPage(
      {
        fields: optional,
        defaults: { site: { id: 'S-1', name: 'Kiln A' } },
        children: (form) => <FindInput form={form} name="site" find={find} />,
      },
      createTestCore([]),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose another' }))
    expect(await screen.findByRole('textbox', { name: 'field.site' })).toBeTruthy()
    await send()
    expect(sent).toEqual([{ site: undefined }])
  })
})
