import * as v from 'valibot'
import { enteredText } from '#base/wire'
import { addressOf } from '#platform/outbox'
import { attachmentsSchema, photoSchema } from './attachment'
import { formValues } from './formValues'

const schema = v.object({
  version: v.number(),
  id: v.optional(v.string()),
  name: v.pipe(v.string(), v.trim(), v.minLength(2)),
  note: enteredText(60),
  year: v.pipe(v.string(), v.transform(Number)),
  kind: v.picklist(['gas', 'power']),
  point: v.nullable(v.object({ lng: v.number(), lat: v.number() })),
  agreed: v.boolean(),
  labels: v.array(v.string()),
  plate: photoSchema,
  photos: v.pipe(attachmentsSchema, v.maxLength(6)),
})

test('values of what is known, as the fields hold them', () => {
  const record = { version: 3, id: 'Q-1', name: 'A', year: 2016, kind: 'gas', point: { lng: 1, lat: 2 }, agreed: true }
  const values = formValues(schema, { ...record, labels: ['L-1'], plate: '/f/plate.jpg', photos: ['/f/a.jpg'] })
  expect(values).toMatchObject({ ...record, note: '', year: '2016', labels: ['L-1'] })
  expect(values.plate.map(({ url, name }) => [url, name])).toEqual([['/f/plate.jpg', 'plate.jpg']])
  expect(values.photos.map(({ url }) => url)).toEqual(['/f/a.jpg'])
})

test('of nothing the fields are empty, and what is optional is left out', () => {
  expect(formValues(schema, { version: 1 })).toEqual({
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
  expect(formValues(schema, { version: 1, kind: 'steam' }).kind).toBe('')
})

test('a photo that waits in the outbox comes with its file', () => {
  const upload = { id: 'U-1', name: 'a.jpg', size: 1, file: new Blob(['a']), to: 'photo' } as const
  expect(formValues(schema, { version: 1, plate: addressOf('U-1') }, [upload]).plate).toEqual([
    { id: 'U-1', name: 'a.jpg', size: 1, file: upload.file },
  ])
})
