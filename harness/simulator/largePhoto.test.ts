import { blobOfAddress } from './dataAddress'
import { HostLog } from './HostLog'
import { LARGE_PHOTO, withBytes } from './largePhoto'
import { MEDIA, memoryOf } from './memory'
import { scenarios } from './scenarios'
import { ToPage } from './ToPage'
import type { Photo } from './types'

const [small = { path: '', name: '', size: 0, type: '' }] = MEDIA.photos
const large: Photo = { ...small, path: LARGE_PHOTO, size: 48_000_000 }
const bytesOf = (photos: unknown) => (photos as readonly Photo[]).map(({ path }) => blobOfAddress(path).size)

test.each([48_000_000, 1_000_001, 1_000_002])(
  'a large photo has %d bytes, and begins as the picture does',
  async (size) => {
    const photos = withBytes([{ ...large, size }, small], () => small.path)
    expect(bytesOf(photos)).toEqual([size, 99])
    const [{ path } = small] = photos as readonly Photo[]
    const head = async (address: string) => [...new Uint8Array(await blobOfAddress(address).slice(0, 98).arrayBuffer())]
    expect(await head(path)).toEqual(await head(small.path))
  },
)

test('nothing is drawn for other answers', () => {
  const draw = jest.fn()
  for (const payload of [MEDIA.photos, [], null, 'x', { path: 'data:,' }])
    expect(withBytes(payload, draw)).toBe(payload)
  expect(draw).not.toHaveBeenCalled()
})

test('the page gets the bytes, the log keeps the short path', () => {
  const log = new HostLog()
  const toPage = new ToPage({
    view: window,
    memory: memoryOf(scenarios['partner-ios'], ''),
    log,
    draw: () => small.path,
  })
  const take = jest.fn()
  Object.assign(window, { goPhoto: take })
  const photo = { ...large, size: 3_000 }
  toPage.call('goPhoto', [photo], { kind: 'event' })
  toPage.close(take, [photo], { kind: 'answer' })
  expect(take.mock.calls.map(([photos]) => bytesOf(photos))).toEqual([[3_000], [3_000]])
  expect(log.rows().map(({ decoded }) => decoded)).toEqual([[photo], [photo]])
  for (const { wire } of log.rows()) expect(String(wire).length).toBeLessThan(300)
})
