import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { defineFields, text, value } from '#base/fields'
import { defineRoute } from '#base/routes'
import { Resource } from '#kit/records'
import type { Core } from '#platform/core'
import { call, HttpError } from '#platform/http'
import { startTexts, takeTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { EditForm, EditFrame, type EditFrameProps, submission, TextInput, useRecordForm } from '.'

const route = defineRoute('/site')
const site = v.object({ version: v.number(), name: v.string() })
type Site = v.InferOutput<typeof site>
const fields = defineFields({ version: value(v.number(), 0), name: text({ required: true }) })
const saveSite = call({
  host: 'main',
  method: 'POST',
  path: '/site',
  send: 'json',
  about: 'Saves a site.',
  request: site,
  response: v.unknown(),
})
const readSite = (data: unknown) => {
  const read = v.safeParse(site, data)
  return read.success ? read.output : undefined
}
const refused = (code: number, data?: unknown) =>
  new HttpError('refused', 'refused', { callId: saveSite.id, code, data })

let stored: Site
let sent: Site[]
/** What the server finds wrong, by field. */
let wrong: Readonly<Record<string, string>> | undefined
/** Until then the server does not answer. */
let held: Promise<void> | undefined
let loading: Resource<Site>
let more: Resource<string>
let may = true
let isUnsent = false
let record: EditFrameProps['open']
let partOfTheirs: ((theirs: Site) => Partial<Site>) | undefined

beforeAll(() => startTexts())
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  stored = { version: 1, name: 'Old works' }
  sent = []
  wrong = undefined
  held = undefined
  may = true
  isUnsent = false
  partOfTheirs = undefined
  record = { state: 'ready', texts: undefined, hold: () => () => undefined }
  loading = new Resource<Site>(async () => stored)
  more = new Resource<string>(async () => 'parts of the site')
})

const Page = observer(function Page() {
  return (
    <EditFrame
      title="Site"
      open={record}
      load={[loading]}
      may={() => may}
      denied={{ title: 'Not yours' }}
      unsent={{ is: () => isUnsent, title: 'The site waits' }}
    >
      {() => loading.value && <Form site={loading.value} />}
    </EditFrame>
  )
})

const Growing = observer(function Growing() {
  const load = loading.value ? [loading, more] : [loading]
  return (
    <EditFrame title="Site" open={record} load={load} may={() => may}>
      {() => <p>{more.value}</p>}
    </EditFrame>
  )
})

function Form({ site: begin }: { site: Site }) {
  const form = useRecordForm({
    form: 'site',
    record: '1',
    defaults: { ...begin },
    fields,
    submit: (values) => submission(saveSite, values, { record: 'site:1', label: 'Site' }),
    onSent: () => undefined,
  })
  return (
    <EditForm<Site, Site>
      title="Site"
      form={form}
      read={readSite}
      values={(theirs) => theirs}
      taken={partOfTheirs}
      compare={[{ label: 'Name', text: ({ name }) => name }]}
    >
      <TextInput form={form} name="name" label="Name" />
    </EditForm>
  )
}

async function open({ withoutData = false } = {}) {
  const http = async (_: unknown, request: unknown) => {
    const one = request as Site
    sent.push(one)
    await held
    if (wrong) throw refused(4000, { fields: wrong })
    if (one.version !== stored.version) throw refused(4009, withoutData ? undefined : stored)
    stored = { ...one, version: one.version + 1 }
    return stored
  }
  await showPages(createTestCore([], { http: http as never }), [{ route, screen: Page }], '/site')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The main actions of the page: at most one. */
const mains = () => [...document.querySelectorAll('.btn--main')].map(({ textContent }) => textContent)

/** Types a name and saves it, after somebody else saved another. */
async function conflict() {
  await open()
  const field = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'My works')
  stored = { version: 2, name: 'Their works' }
  await press('Save')
  return within(await screen.findByRole('alert'))
}

test('what is being sent cannot be changed; after a refusal the first wrong field has the focus', async () => {
  await open()
  let answer = () => {}
  held = new Promise((resolve) => {
    answer = resolve
  })
  wrong = { name: 'taken' }
  const field = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.type(field, ' and yard')
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(field.closest('[inert]')).not.toBeNull()
  // The browser takes the focus from what is locked.
  act(() => field.blur())
  const isLocked: boolean[] = []
  field.addEventListener('focus', () => isLocked.push(field.closest('[inert]') !== null))
  act(answer)
  await waitFor(() => expect(isLocked).toEqual([false]))
  expect(field.closest('[inert]')).toBeNull()
})

test('saved by somebody else first: both versions are shown, and nothing is overwritten unseen', async () => {
  const notice = await conflict()
  expect(notice.getByText(/My works/)).toBeTruthy()
  expect(notice.getByText(/Their works/)).toBeTruthy()
  expect(mains()).toEqual([])
  expect(stored.name).toBe('Their works')
})

test('a refusal without the present version says that somebody was faster', async () => {
  await open({ withoutData: true })
  const field = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'My own works')
  stored = { version: 2, name: 'Their works' }
  await press('Save')
  expect(await screen.findByText(/Somebody else has changed this in the meantime/)).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('My own works')
})

test('what is wrong with a field that the form does not have is said beside one that is marked, until it is sent again', async () => {
  takeTexts('core', { error: { taken: 'Another site has this name.', closed: 'The area of this site is closed.' } })
  await open()
  const field = await screen.findByRole('textbox', { name: /Name/ })
  wrong = { name: 'taken', area: 'closed' }
  await userEvent.type(field, ' 2')
  await press('Save')
  expect(await screen.findByText('Another site has this name.')).toBeTruthy()
  expect(screen.getByText(/The area of this site is closed\.$/)).toBeTruthy()
  wrong = undefined
  await press('Save')
  await waitFor(() => expect(stored.version).toBe(2))
  expect(screen.queryByText(/The area of this site is closed/)).toBeNull()
})

test('mine is saved upon theirs when the user says so', async () => {
  await conflict()
  await press('Save mine')
  await waitFor(() => expect(stored).toEqual({ version: 3, name: 'My works' }))
  expect(sent.map(({ version }) => version)).toEqual([1, 2])
})

test('a form may take over a part of theirs, and keep the rest as it was typed', async () => {
  partOfTheirs = ({ version }) => ({ version })
  await conflict()
  await press('Use theirs')
  expect((screen.getByRole('textbox', { name: /Name/ }) as HTMLInputElement).value).toBe('My works')
  await press('Save')
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 2]))
  expect(stored.name).toBe('My works')
})

test('theirs is taken into the form', async () => {
  await conflict()
  await press('Use theirs')
  expect(mains()).toEqual(['Save'])
  expect((screen.getByRole('textbox', { name: /Name/ }) as HTMLInputElement).value).toBe('Their works')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what a form needs once the rest is known is loaded by the next attempt', async () => {
  await showPages(createTestCore([]), [{ route, screen: Growing }], '/site')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('parts of the site')).toBeTruthy()
})

test('who may not save does not get to fill the form in', async () => {
  may = false
  await open()
  expect(await screen.findByText('Not yours')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

/** The page in a core whose outbox opens as given. */
async function openWith(load: () => Promise<unknown>) {
  const { outbox } = createTestCore([])
  const opening = new Proxy(
    {},
    { get: (_, name) => (name === 'load' ? load : Reflect.get(outbox, name)) },
  ) as Core['outbox']
  await showPages(createTestCore([], { outbox: opening }), [{ route, screen: Page }], '/site')
}

test('begins only once it is known what waits on this phone, and leads to its own save there', async () => {
  let opened = () => {}
  await openWith(() => new Promise<void>((resolve) => (opened = resolve)))
  await loading.need()
  expect(screen.queryByRole('textbox')).toBeNull()
  isUnsent = true
  opened()
  expect(await screen.findByText('The site waits')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('begins without what waits where this phone cannot be read', async () => {
  await openWith(() => Promise.reject(new Error('no storage')))
  expect(await screen.findByRole('textbox', { name: /Name/ })).toBeTruthy()
})

test('a record that is gone is told in the words of its own group', async () => {
  takeTexts('core', { siteCard: { notFoundTitle: 'Site not found', notFoundText: 'It was torn down.' } })
  record = { ...record, state: 'not-found', texts: 'siteCard' }
  await open()
  expect(await screen.findByText('Site not found')).toBeTruthy()
  expect(screen.getByText('It was torn down.')).toBeTruthy()
})

test('what the network kept from loading is loaded once it returns', async () => {
  let fails = true
  loading = new Resource<Site>(async () => {
    if (fails) throw new HttpError('network', 'Network Error', { callId: 'site' })
    return stored
  })
  await open()
  expect(await screen.findByText('No network connection')).toBeTruthy()
  fails = false
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('textbox', { name: /Name/ })).toBeTruthy()
})

test('what could not be loaded is tried again', async () => {
  let fails = true
  loading = new Resource<Site>(async () => {
    if (fails) throw new HttpError('status', 'down', { callId: 'site' })
    return stored
  })
  await open()
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1)
  fails = false
  await press('Try again')
  expect(await screen.findByRole('textbox', { name: /Name/ })).toBeTruthy()
})
