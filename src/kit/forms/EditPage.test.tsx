import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { defineFields, text, value } from '#base/fields'
import { defineChooser, defineRoute, optional, string } from '#base/routes'
import { currentBy, Resource } from '#kit/records'
import { call, HttpError } from '#platform/http'
import { startTexts, takeTexts } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { createTestCore, showPages } from '#testing'
import { type EditFrameProps, EditPage, storeDraft, submission, TextInput } from '.'

const route = defineRoute('/site', { search: { field: optional(string) } })
const chooser = defineChooser<string>()('/pickName')
const site = v.object({ version: v.number(), name: v.string(), size: v.string() })
type Site = v.InferOutput<typeof site>
/** With words that are no part of the site. */
type Values = Site & { readonly note?: string | undefined }
const fields = defineFields({
  version: value(v.number(), 0),
  name: text({ required: true }),
  size: text({ required: true }),
  note: text(),
})
const saveSite = call({
  host: 'main',
  method: 'POST',
  path: '/site',
  send: 'json',
  about: 'Saves a site.',
  request: site,
  response: v.unknown(),
})

let stored: Site
let sent: Site[]
let may: boolean
let loading: Resource<Site>
let record: EditFrameProps['open']

beforeAll(() => {
  startTexts()
  takeTexts('core', { field: { name: 'Name of the site', size: 'Size', note: 'Note' } })
})
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  stored = { version: 1, name: 'Old works', size: 'small' }
  sent = []
  may = true
  record = { state: 'ready', texts: undefined, hold: () => () => undefined }
  loading = new Resource<Site>(async () => stored)
})

function Page() {
  const { field } = useSearch(route)
  return (
    <EditPage<Values, Values, Site, unknown>
      title="Site"
      open={record}
      load={[loading]}
      may={() => may}
      denied={{ title: 'Not yours' }}
      of={() => loading.value}
      form="site"
      record="1"
      field={field}
      fields={fields}
      read={currentBy(site)}
      values={(theirs) => ({ ...theirs, note: '' })}
      compare={{ name: true, size: ({ size }, theirs) => `${size}${theirs ? ' (theirs)' : ''}` }}
      words={{ note: true }}
      submit={({ note: _, ...values }) => submission(saveSite, values, { record: 'site:1', label: 'Site' })}
    >
      {(form) => (
        <>
          <TextInput form={form} name="name" />
          <TextInput form={form} name="size" />
        </>
      )}
    </EditPage>
  )
}

async function open(address: '/site' | '/site?field=size' = '/site', draft?: Values) {
  const http = async (_: unknown, request: unknown) => {
    sent.push(request as Site)
    if ((request as Site).version !== stored.version)
      throw new HttpError('refused', 'refused', { callId: saveSite.id, code: 4009, data: stored })
  }
  const core = createTestCore([], { http: http as never })
  if (draft) await storeDraft(core.drafts, { form: 'site', record: '1', values: draft })
  return showPages(
    core,
    [
      { route, screen: Page },
      { route: chooser, screen: () => <p>Names</p> },
    ],
    address,
  )
}

test('begins with what is there, at the field that the address names', async () => {
  await open('/site?field=size')
  const size = await screen.findByRole<HTMLInputElement>('textbox', { name: /Size/ })
  expect(size.value).toBe('small')
  await waitFor(() => expect(document.activeElement).toBe(size))
})

test('saves what was typed over the version that was read', async () => {
  await open()
  const name = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.type(name, ' east')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ version: 1, name: 'Old works east', size: 'small' }]))
})

test('a form that opened a chooser is as it was left when that answers, and nothing is loaded again', async () => {
  const load = jest.fn(async () => stored)
  loading = new Resource<Site>(load)
  const { navigation } = await open()
  const name = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.type(name, ' east')
  const chosen = jest.fn()
  await act(async () => void navigation.choose(chooser).then(chosen))
  expect(screen.getByText('Names')).toBeTruthy()
  await act(async () => void navigation.answer(chooser, 'West'))
  await waitFor(() => expect(chosen).toHaveBeenCalledWith('West'))
  expect(await screen.findByRole('textbox', { name: /Name/ })).toBe(name)
  expect(name).toHaveProperty('value', 'Old works east')
  expect(screen.queryByText('Names')).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})

test('where somebody else saved first, both versions are shown by the names of the fields', async () => {
  await open()
  const name = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.type(name, ' east')
  stored = { version: 2, name: 'Their works', size: 'large' }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const notice = within(await screen.findByRole('alert'))
  for (const words of [/Name of the site/, /Old works east/, /Their works/, /large \(theirs\)/])
    expect(notice.getByText(words)).toBeTruthy()
  expect(notice.queryByText('Note')).toBeNull()
})

test('who may not save does not get to fill the form in', async () => {
  may = false
  await open()
  expect(await screen.findByText('Not yours')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['denied', ['Name of the site', 'Works in the west', 'Size', 'small', 'Note', 'Gate 2']],
  ['ready', ['Name of the site', 'Works in the west', 'Note', 'Gate 2']],
] as const)('who may not save any more reads what they typed, not what is there anyway (%s)', async (state, words) => {
  may = false
  record = { ...record, state }
  if (state === 'denied') loading = new Resource<Site>(() => Promise.reject(new Error('denied')))
  await open('/site', { version: 1, name: 'Works in the west', size: 'small', note: 'Gate 2' })
  const card = await screen.findByRole('region', { name: 'Words on this phone that were not saved' })
  const shown = [...card.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
  expect(shown).toEqual(words)
})
