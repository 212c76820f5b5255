import * as v from 'valibot'
import * as entity from './entities'
import { NoFile, NotAnImage, UploadFailed } from './pending'

const read = (schema: v.GenericSchema, raw: unknown) => {
  const parsed = v.safeParse(schema, raw)
  return parsed.success ? parsed.output : 'refused'
}

describe('photos (sections 3 and 5)', () => {
  test('reads one path, a list, or a list in an object as named images', () => {
    const expected = [{ path: '/a.PNG', name: 'picture0.png', size: 0, type: 'image/png' }]
    for (const raw of ['/a.PNG', ['/a.PNG'], { photos: ['/a.PNG'] }, { path: '/a.PNG' }])
      expect(read(entity.Photos, raw)).toEqual(expected)
  })

  test('throws for a file that is not an image', () => {
    expect(() => read(entity.Photos, [{ path: '/a.pdf' }])).toThrow(NotAnImage)
    expect(() => read(entity.Photos, [{ path: '/a', type: 'text/plain' }])).toThrow(NotAnImage)
  })

  test('uses the type of a data: address', () => {
    expect(read(entity.Photos, 'data:image/jpeg;base64,xx')).toMatchObject([
      { type: 'image/jpeg', name: 'picture0.jpg' },
    ])
  })
})

describe('a location', () => {
  const good = { status: '0', latitude: '23.02', longitude: 113.12, address: 'Road 1' }

  test('numbers may be strings, and missing fields are empty', () => {
    expect(read(entity.Location, good)).toEqual({
      status: '0',
      city: '',
      district: '',
      province: '',
      address: 'Road 1',
      latitude: 23.02,
      longitude: 113.12,
    })
  })

  test('an invalid accuracy is unknown', () => {
    expect(read(entity.Location, { ...good, accuracy: -5 })).not.toHaveProperty('accuracy')
    expect(read(entity.Location, { ...good, accuracy: '12' })).toMatchObject({ accuracy: 12 })
  })

  test.each([
    ['a place that is none', { ...good, latitude: 123 }],
    ['no place', { status: '0' }],
    ['an empty latitude, which is not 0', { ...good, latitude: '' }],
    ['a status that is not good', { ...good, status: '1' }],
  ])('%s is refused', (_what, raw) => {
    expect(read(entity.Location, raw)).toBe('refused')
  })
})

describe('an upload’s result (section 3)', () => {
  test('isComplete 0 returns the decoded response', () => {
    expect(read(entity.Uploaded, { isComplete: 0, message: 'success', response: '{"id":1}' })).toEqual({
      isComplete: '0',
      message: 'success',
      response: { id: 1 },
    })
  })

  test('isComplete 1 fails with the host’s message', () => {
    expect(() => read(entity.Uploaded, { isComplete: '1', message: 'disk full' })).toThrow(
      new UploadFailed('disk full'),
    )
  })

  test('a single answer for several files is a list of one', () => {
    const one = { isComplete: '0', message: '', response: 1 }
    expect(read(entity.ManyUploaded, one)).toEqual(read(entity.ManyUploaded, [one]))
  })
})

test.each([
  ['a text', 'METER-1', 'METER-1'],
  ['a number', 42, '42'],
  ['an object with the text', { text: 'METER-1' }, 'METER-1'],
  ['an object with the code', { code: 'METER-1' }, 'METER-1'],
  ['a code that holds JSON', { meter: 1 }, '{"meter":1}'],
])('a scanned code: %s', (_what, raw, text) => {
  expect(read(entity.ScannedText, raw)).toEqual({ text })
})

test('a contact has a name or a phone, a card a name or a number', () => {
  expect(read(entity.Contact, { name: ' Li Na ' })).toEqual({ name: 'Li Na', phone: '' })
  expect(read(entity.Contact, {})).toBe('refused')
  expect(read(entity.Card, { duty: 'Buyer' })).toBe('refused')
  expect(read(entity.Card, { tel: 13800000000 })).toMatchObject({ tel: '13800000000' })
})

test('a pick without a picture fails', () => {
  expect(() => v.parse(entity.Photos, [])).toThrow(NoFile)
})

test('a code may contain text that looks like JSON', () => {
  expect(v.parse(entity.ScannedText, [1, 2])).toEqual({ text: '[1,2]' })
  expect(v.parse(entity.ScannedText, { id: 7 })).toEqual({ text: '{"id":7}' })
})
