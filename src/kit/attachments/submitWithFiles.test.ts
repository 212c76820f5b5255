import * as v from 'valibot'
import { type Attachment, isLost } from '#base/fields'
import type { Core } from '#platform/core'
import { call, type UploadedFile } from '#platform/http'
import { addressOf, type OutgoingFile } from '#platform/outbox'
import { createTestCore } from '#testing'
import { addressesOf, attachmentsOf, uploadsOf } from './attachment'
import { submitWithFiles } from './submitWithFiles'
import { uploadQueue } from './UploadQueue'

const addTrack = call({
  host: 'cm',
  method: 'POST',
  path: '/track',
  send: 'json',
  repeatable: true,
  about: 'x',
  request: v.object({ photos: v.array(v.string()) }),
  response: v.string(),
})

const photo = (name: string, change: Partial<Attachment> = {}): Attachment => ({
  id: name,
  name: `${name}.jpg`,
  size: 3,
  file: new Blob(['abc']),
  ...change,
})

function setUp(uploadFile: Core['uploadFile']) {
  const sent: unknown[] = []
  const queued: { request: unknown; uploads?: readonly OutgoingFile[] }[] = []
  const core: Core = createTestCore([], {
    uploadFile,
    http: (async (_call: unknown, request: unknown) => {
      sent.push(request)
      return 'answer'
    }) as Core['http'],
    outbox: {
      load: async () => undefined,
      unsentOf: () => [],
      rebased: <Q>({ request }: { readonly request: Q }) => request,
      enqueue: async (entry: (typeof queued)[number]) => queued.push(entry),
    } as unknown as Core['outbox'],
  })
  const submit = (photos: readonly Attachment[]) =>
    submitWithFiles(core, {
      call: addTrack,
      request: { photos: addressesOf(photos) },
      uploads: uploadsOf('photo', photos),
      record: 'lead:L-1',
      label: 'L-1',
      idempotencyKey: 'k',
    })
  return { core, sent, queued, submit }
}

const uploaded = (name: string): UploadedFile => ({ fileName: name, size: 3, suffix: 'jpg', fileUrl: `/f/${name}` })
const never = () => new Promise<never>(() => undefined)

test('with all photos uploaded it is sent at once, with their addresses in order', async () => {
  const { core, sent, submit } = setUp(async ({ name }) => uploaded(name))
  const photos = [photo('1', { url: '/f/1.jpg' }), photo('2'), photo('3', { url: '/f/3.jpg' })]
  for (const each of photos) core.store(uploadQueue).add('photo', each)
  await new Promise((resolve) => setTimeout(resolve))
  expect(await submit(photos)).toEqual({ kind: 'sent', answer: 'answer' })
  expect(sent).toEqual([{ photos: ['/f/1.jpg', '/f/2.jpg', '/f/3.jpg'] }])
})

test('while photos are on their way, the outbox takes submit and photos as one entry', async () => {
  const aborted: boolean[] = []
  const { core, sent, queued, submit } = setUp(({ name }, { signal }) => {
    signal?.addEventListener('abort', () => aborted.push(true))
    return name === '1.jpg' ? Promise.resolve(uploaded(name)) : never()
  })
  const photos = ['1', '2', '3'].map((name) => photo(name))
  for (const each of photos) core.store(uploadQueue).add('photo', each)
  await new Promise((resolve) => setTimeout(resolve))
  expect(await submit(photos)).toEqual({ kind: 'queued', why: 'files' })
  expect([sent, aborted]).toEqual([[], [true, true]])
  expect(queued).toHaveLength(1)
  expect(queued[0]).toMatchObject({
    request: { photos: ['1', '2', '3'].map(addressOf) },
    uploads: [
      { id: '1', to: 'photo', url: '/f/1.jpg' },
      { id: '2', file: photos[1]?.file },
      { id: '3', file: photos[2]?.file },
    ],
  })
})

test('without network it says so', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await setUp(never).submit([photo('1')])).toEqual({ kind: 'queued', why: 'network' })
})

test('the attachments of a queued request are there again for editing', () => {
  const photos = [
    photo('1'),
    photo('2', { url: '/file/F-2/boiler%20room.jpg' }),
    photo('3', { file: undefined, path: '/sd/3' }),
  ]
  const again = attachmentsOf(addressesOf(photos), uploadsOf('photo', photos))
  expect(again[0]).toEqual(photos[0])
  expect(again[1]).toMatchObject({ name: 'boiler room.jpg', url: '/file/F-2/boiler%20room.jpg' })
  expect(again[2]).toEqual(photos[2])
})

test('what the device lost is not sent', () => {
  const lost = photo('1', { file: undefined })
  expect(isLost(lost)).toBe(true)
  expect([addressesOf([lost]), uploadsOf('photo', [lost])]).toEqual([[], []])
})
