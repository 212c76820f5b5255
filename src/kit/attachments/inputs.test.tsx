import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { Attachment } from '#base/fields'
import { type Core, CoreContext } from '#platform/core'
import type { HostBridge, HostPhoto } from '#platform/host'
import { hostFailure } from '#platform/host'
import { startTexts } from '#platform/i18n'
import type { UploadTarget } from '#platform/outbox'
import { createFakeHost, createTestCore } from '#testing'
import { FilesField } from './FilesField'
import { PhotosField } from './PhotosField'

const HREF = '/x/leads/followUp?id=L-000001'
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ page: { entry: { href: HREF } } }),
}))

beforeAll(async () => {
  await startTexts()
  URL.createObjectURL = () => 'blob:shown'
  URL.revokeObjectURL = () => undefined
})

const jpeg = (name: string): HostPhoto => ({
  path: `blob:${name}`,
  name: 'picture0.jpg',
  size: 3,
  type: 'image/jpeg',
  file: new Blob(['abc'], { type: 'image/jpeg' }),
})

interface FormProps {
  readonly kind: 'photos' | 'files'
  readonly start: Attachment[]
  readonly isHeld: boolean
  readonly to?: UploadTarget | undefined
  readonly onShown: (value: readonly Attachment[]) => void
}

function Form({ kind, start, isHeld, to, onShown }: FormProps) {
  const [value, setValue] = useState(start)
  onShown(value)
  return kind === 'photos' ? (
    <PhotosField label="Photos" value={value} onChange={setValue} most={3} to={to} isHeld={isHeld} />
  ) : (
    <FilesField
      label="Files"
      value={value}
      onChange={setValue}
      most={2}
      megabytes={1}
      refuse={async ({ name }) => (name.endsWith('.exe') ? `No programs: ${name}` : undefined)}
      isHeld={isHeld}
    />
  )
}

function setUp(
  host: Partial<HostBridge>,
  { value: start = [] as Attachment[], isHeld = false, to = undefined as UploadTarget | undefined } = {},
) {
  const shown: { value: readonly Attachment[] } = { value: start }
  const uploaded: string[] = []
  const bridge = createFakeHost(host)
  const core: Core = createTestCore([], {
    host: bridge,
    uploadFile: async ({ to, name, path }) => {
      uploaded.push(`${to} ${path ?? name}`)
      return { fileName: name, size: 3, suffix: 'jpg', fileUrl: `/f/${name}` }
    },
  })
  const show = (kind: 'photos' | 'files' = 'photos') =>
    render(
      <CoreContext value={core}>
        <Form kind={kind} start={start} isHeld={isHeld} to={to} onShown={(value) => Object.assign(shown, { value })} />
      </CoreContext>,
    )
  return {
    show,
    host: bridge,
    uploaded,
    value: () => shown.value,
    toasts: () => core.feedback.toasts.map(({ text }) => text),
    dialogs: () => core.feedback.dialogs,
  }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('photos are named by their place, uploaded in order, and no more than the field takes', async () => {
  const many = ['a', 'b', 'c', 'd'].map(jpeg)
  const { show, host, uploaded, value } = setUp({ pickPhoto: async () => ({ ok: true, data: many }) })
  show()
  press('Choose photos')
  await waitFor(() => expect(value().map(({ url }) => url)).toEqual([0, 1, 2].map((n) => `/f/picture${n}.jpg`)))
  expect(host.calls.find(({ method }) => method === 'pickPhoto')?.request).toEqual({ maxCount: 3 })
  expect(uploaded).toEqual([0, 1, 2].map((n) => `photo picture${n}.jpg`))
  expect(screen.queryByRole('button', { name: 'Take photo' })).toBeNull()
  press('Remove photo 2')
  expect(value().map(({ name }) => name)).toEqual(['picture0.jpg', 'picture2.jpg'])
})

test('a submit waits for the photos that are being prepared', async () => {
  let unread = () => {}
  HTMLImageElement.prototype.decode = () =>
    new Promise((_, reject) => {
      unread = () => reject(new Error('no picture'))
    })
  const host = createFakeHost({ takePhoto: async () => ({ ok: true, data: [jpeg('a')] }) })
  const ends: (() => Promise<unknown>)[] = []
  const beforeSubmit = (end: () => Promise<unknown>) => {
    ends.push(end)
    return () => undefined
  }
  const taken: Attachment[] = []
  const take = (value: readonly Attachment[]) => void taken.push(...value)
  render(
    <CoreContext value={createTestCore([], { host })}>
      <PhotosField
        label="Photos"
        value={[]}
        onChange={take}
        most={3}
        stamp={() => ['09:41']}
        beforeSubmit={beforeSubmit}
      />
    </CoreContext>,
  )
  press('Take photo')
  expect(await screen.findByText('Preparing…')).toBeTruthy()
  const submitted = Promise.all(ends.map((end) => end())).then(() => taken.map(({ name }) => name))
  await act(async () => unread())
  await expect(submitted).resolves.toEqual(['picture0.jpg'])
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

test('a picture that is a document goes to the host of documents', async () => {
  const { show, uploaded } = setUp({ takePhoto: async () => ({ ok: true, data: [jpeg('a')] }) }, { to: 'document' })
  show()
  press('Take photo')
  await waitFor(() => expect(uploaded).toEqual(['document picture0.jpg']))
})

test('nothing is uploaded while the form is held', async () => {
  const { show, uploaded, value } = setUp(
    { takePhoto: async () => ({ ok: true, data: [jpeg('a')] }) },
    { isHeld: true },
  )
  show()
  press('Take photo')
  await waitFor(() => expect(value()).toHaveLength(1))
  expect([uploaded, value()[0]?.url]).toEqual([[], undefined])
})

test('a photo that only the host has keeps its path, is sent by the bridge, and the user is told', async () => {
  const path = '/sdcard/1.jpg'
  const data = [{ path, name: 'picture0.jpg', size: 9, type: 'image/jpeg' }]
  const { show, uploaded, value, toasts } = setUp({ takePhoto: async () => ({ ok: true, data }) })
  show()
  press('Take photo')
  await waitFor(() => expect(uploaded).toEqual([`photo ${path}`]))
  expect(value()[0]).toMatchObject({ path, name: 'picture0.jpg' })
  expect(toasts()).toEqual(['This picture cannot be changed on this phone. It is sent as it is.'])
})

test('a lost photo says so, and can only be removed', () => {
  const { show } = setUp({}, { value: [{ id: '1', name: 'picture0.jpg', size: 3 }] })
  show()
  expect(screen.getByText('No longer on this phone')).not.toBeNull()
  press('Remove photo 1')
  expect(screen.queryByText('No longer on this phone')).toBeNull()
})

test.each([
  ['cancelled', undefined],
  ['no-file', undefined],
  ['no-method', 'This app cannot do that. Choose another way to add it.'],
  ['host', 'Nothing was added. Try again.'],
] as const)('a camera that ends with %s shows %s', async (kind, words) => {
  const { show, toasts } = setUp({ takePhoto: async () => hostFailure(kind, 'x') })
  show()
  await act(async () => press('Take photo'))
  expect(toasts()).toEqual(words === undefined ? [] : [words])
})

test.each([
  ['Take photo', 'Camera access is off'],
  ['Choose photos', 'Photo access is off'],
  ['Add file', 'File access is off'],
] as const)('%s, refused, says what is off: %s', async (button, title) => {
  const failure = hostFailure('denied', 'no')
  const refuse = async () => failure
  const { show, dialogs } = setUp({ takePhoto: refuse, pickPhoto: refuse, selectFile: refuse })
  show(button === 'Add file' ? 'files' : 'photos')
  await act(async () => press(button))
  expect(dialogs()[0]?.title).toBe(title)
})

test('what is no picture is named; a refused camera leads to the settings', async () => {
  let failure = hostFailure('malformed', 'not an image')
  const { show, host, toasts, dialogs } = setUp({ takePhoto: async () => failure })
  show()
  await act(async () => press('Take photo'))
  expect(toasts()).toEqual(['This is not a picture.'])
  failure = hostFailure('denied', 'no')
  await act(async () => press('Take photo'))
  await act(async () => dialogs()[0]?.answer('confirm'))
  expect(host.calls.at(-1)).toEqual({ method: 'openSettings', request: { page: 'app' } })
})

test('a photo that arrived after the web view was closed is offered on its page only, and added once', async () => {
  const photo = { path: '/sdcard/late.jpg', name: 'picture0.jpg', size: 9, type: 'image/jpeg' }
  const call = { method: 'takePhoto' as const, at: 1, result: { ok: true as const, data: [photo] } }
  const forgotten: string[] = []
  const { show, value } = setUp({
    interrupted: async () => [
      { ...call, id: 'elsewhere', route: '/x/leads/followUp?id=L-000002' },
      { ...call, id: 'broken', route: HREF, result: { ok: true, data: [{ path: 1 }] } },
      { ...call, id: 'mine', route: HREF },
    ],
    discard: async (id) => void forgotten.push(id),
  })
  show()
  await screen.findByText('A photo from before the app was closed has arrived.')
  await act(async () => press('Add it'))
  expect(value()).toMatchObject([{ path: '/sdcard/late.jpg' }])
  expect(forgotten).toEqual(['mine'])
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()
})

test('a file of the host is uploaded by its path; one that is too large is named and left out', async () => {
  const file = { fileName: 'Offer.pdf', size: 900_000, suffix: 'pdf', fileUrl: '/sdcard/Offer.pdf' }
  let data = file
  const { show, uploaded, value, toasts } = setUp({ selectFile: async () => ({ ok: true, data }) })
  show('files')
  await act(async () => press('Add file'))
  await waitFor(() => expect(value()[0]?.url).toBe('/f/Offer.pdf'))
  expect(uploaded).toEqual(['document /sdcard/Offer.pdf'])
  data = { ...file, fileName: 'Film.mp4', size: 1_000_001 }
  await act(async () => press('Add file'))
  data = { ...file, fileName: 'tool.exe' }
  await act(async () => press('Add file'))
  expect(toasts()).toEqual(['Film.mp4 is larger than 1 MB.', 'No programs: tool.exe'])
  expect(value()).toHaveLength(1)
})

describe('several files that are chosen at once', () => {
  const chosen = (fileName: string, size = 3) => ({
    fileName,
    size,
    suffix: 'pdf',
    fileUrl: `blob:${fileName}`,
    file: new Blob(['abc']),
  })
  const chooseAll = async ([first, ...others]: ReturnType<typeof chosen>[], value: Attachment[] = []) => {
    const data = { ...(first as ReturnType<typeof chosen>), others }
    const opened = setUp({ selectFile: async () => ({ ok: true, data }) }, { value })
    opened.show('files')
    await act(async () => press('Add file'))
    return opened
  }

  test('are all uploaded', async () => {
    const { host, uploaded, value } = await chooseAll([chosen('a.pdf'), chosen('b.pdf')])
    await waitFor(() => expect(value().map(({ url }) => url)).toEqual(['/f/a.pdf', '/f/b.pdf']))
    expect(host.calls.find(({ method }) => method === 'selectFile')?.request).toEqual({ multiple: true })
    expect(uploaded).toEqual(['document a.pdf', 'document b.pdf'])
    expect(screen.queryByRole('button', { name: 'Add file' })).toBeNull()
  })

  test('are judged one by one, each by its name', async () => {
    const all = [chosen('tool.exe'), chosen('Film.mp4', 1_000_001), chosen('a.pdf'), chosen('b.pdf')]
    const { value, toasts } = await chooseAll(all)
    expect(value().map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
    expect(toasts()).toEqual(['tool.exe: No programs: tool.exe', 'Film.mp4 is larger than 1 MB.'])
  })

  test('are no more than there is room for, and the others are named', async () => {
    const held = { id: '1', name: 'held.pdf', size: 3, url: '/f/held.pdf' }
    const { value, toasts } = await chooseAll([chosen('a.pdf'), chosen('b.pdf'), chosen('c.pdf')], [held])
    expect(value().map(({ name }) => name)).toEqual(['held.pdf', 'a.pdf'])
    expect(toasts()).toEqual(['At most 2 files. Not added: b.pdf, c.pdf'])
  })

  test('one is asked for where there is room for one', async () => {
    const held = { id: '1', name: 'held.pdf', size: 3, url: '/f/held.pdf' }
    const { host } = await chooseAll([chosen('a.pdf')], [held])
    expect(host.calls.find(({ method }) => method === 'selectFile')?.request).toEqual({})
  })
})
