import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { defineRoute } from '#base/routes'
import { organisationPicker, peoplePicker } from '#domain/directory'
import type { Core } from '#platform/core'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { createTestCore, showPages } from '#testing'
import { OrganisationsFilter, PeopleFilter } from '.'

type Filter = {
  readonly orgIds?: readonly string[]
  readonly owners?: readonly string[]
}
let chosen: Filter = {}

function Page() {
  const [filter, setFilter] = useState<Filter>({})
  chosen = filter
  const draft = { filter, change: (part: Filter) => setFilter({ ...filter, ...part }) }
  return (
    <>
      <OrganisationsFilter draft={draft} name="orgIds" />
      <PeopleFilter draft={draft} name="owners" />
    </>
  )
}

function Answers() {
  const page = usePageNavigation()
  const people = [{ id: 'rep01', name: 'Li Wei' }]
  return (
    <>
      <button type="button" onClick={() => page.answer(organisationPicker, ['4406'])}>
        Foshan
      </button>
      <button type="button" onClick={() => page.answer(peoplePicker, people)}>
        Li Wei
      </button>
    </>
  )
}

test('organisations and people are chosen on their pages and shown in the row', async () => {
  await startTexts()
  const core = createTestCore([], {
    // Without names, codes are shown.
    http: (() => Promise.reject(new HttpError('status', 'failed', { callId: 'x' }))) as unknown as Core['http'],
    offlineRecords: { recall: async () => undefined } as unknown as Core['offlineRecords'],
  })
  const pages = [
    { route: defineRoute('/filter'), screen: Page },
    ...[organisationPicker, peoplePicker].map((route) => ({ route, screen: Answers })),
  ]
  await showPages(core, pages, '/filter')
  await userEvent.click(screen.getByRole('button', { name: /orgIds/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Foshan' }))
  expect(await screen.findByRole('button', { name: /orgIds.*4406/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /owners/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Li Wei' }))
  expect(await screen.findByRole('button', { name: /owners.*rep01/ })).toBeTruthy()
  expect(chosen).toEqual({ orgIds: ['4406'], owners: ['rep01'] })
})
