import type { Attachment } from '#base/fields'
import { addressOf } from '#platform/outbox'
import { withUploads } from './withUploads'

const stored: Attachment = { id: '/f/a.jpg', name: 'a.jpg', size: 0, url: '/f/a.jpg' }
const taken: Attachment = { id: 'U-1', name: 'b.jpg', size: 1, file: new Blob(['b']) }

test('a form sends addresses in place of its photos, also in rows, and names what has to be uploaded', () => {
  const at = new Date('2026-11-20T01:41:00Z')
  const items = [
    { name: 'Valve', photos: [taken] },
    { name: 'Pipe', photos: [] },
  ]
  const { request, uploads } = withUploads('photo', { text: 'Tight', at, note: undefined, photos: [stored], items })
  expect(request).toEqual({
    text: 'Tight',
    at,
    photos: ['/f/a.jpg'],
    items: [
      { name: 'Valve', photos: [addressOf('U-1')] },
      { name: 'Pipe', photos: [] },
    ],
  })
  expect(uploads).toEqual([{ ...taken, to: 'photo' }])
})
