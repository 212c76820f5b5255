import * as v from 'valibot'
import { choice, defineFields, files, list, number, photo, rows, text, value } from '#base/fields'
import { addressOf } from '#platform/outbox'
import { formValues } from './withUploads'

const fields = defineFields({
  version: value(v.number(), 0),
  id: value(v.optional(v.string()), undefined),
  name: text({ required: true, least: 2 }),
  note: text({ most: 60 }),
  year: number(),
  kind: choice(['gas', 'power'], { required: true }),
  point: value(v.nullable(v.object({ lng: v.number(), lat: v.number() })), null),
  agreed: value(v.boolean(), false),
  labels: list(),
  plate: photo(),
  photos: files({ most: 6 }),
})

test('values of what is known, as the fields hold them', () => {
  const record = { version: 3, id: 'Q-1', name: 'A', year: 2016, kind: 'gas', point: { lng: 1, lat: 2 }, agreed: true }
  const values = formValues(fields, { ...record, labels: ['L-1'], plate: '/f/plate.jpg', photos: ['/f/a.jpg'] })
  expect(values).toMatchObject({ ...record, note: '', year: '2016', labels: ['L-1'] })
  expect(values.plate.map(({ url, name }) => [url, name])).toEqual([['/f/plate.jpg', 'plate.jpg']])
  expect(values.photos.map(({ url }) => url)).toEqual(['/f/a.jpg'])
})

test('rows have the attachments of their records, and of a request that waits', () => {
  const items = defineFields({ items: rows(defineFields({ text: text(), photos: files() })) })
  const upload = { id: 'U-1', name: 'b.jpg', size: 1, file: new Blob(['b']), to: 'photo' } as const
  const known = [{ text: 'Valve', photos: ['/f/a.jpg'] }, { photos: [addressOf('U-1')] }]
  const values = formValues(items, { items: known }, [upload])
  expect(values.items.map(({ text, photos }) => [text, photos.map(({ name, url }) => [name, url])])).toEqual([
    ['Valve', [['a.jpg', '/f/a.jpg']]],
    ['', [['b.jpg', undefined]]],
  ])
})

test('of nothing the fields are empty, and what is optional is left out', () => {
  expect(formValues(fields, { version: 1 })).toEqual({
    version: 1,
    name: '',
    note: '',
    year: '',
    kind: '',
    point: null,
    agreed: false,
    labels: [],
    plate: [],
    photos: [],
  })
})

test('a choice that this version does not offer has to be made anew', () => {
  expect(formValues(fields, { version: 1, kind: 'steam' }).kind).toBe('')
})

test('a photo that waits in the outbox comes with its file', () => {
  const upload = { id: 'U-1', name: 'a.jpg', size: 1, file: new Blob(['a']), to: 'photo' } as const
  expect(formValues(fields, { version: 1, plate: addressOf('U-1') }, [upload]).plate).toEqual([
    { id: 'U-1', name: 'a.jpg', size: 1, file: upload.file },
  ])
})
