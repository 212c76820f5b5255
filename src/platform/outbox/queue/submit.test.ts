import { fingerprintOf, randomKey, SubmitKey, snapshotOf } from './submit'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the key of a submit', () => {
  test('is a UUID, also without crypto.randomUUID', () => {
    expect(randomKey()).toMatch(UUID)
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      expect(randomKey()).toMatch(UUID)
      expect(randomKey()).not.toBe(randomKey())
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    }
  })

  test('the same content has the same key', async () => {
    const submit = new SubmitKey()
    const first = await submit.for({ text: 'boiler is 12 t/h' })
    expect(first.repeated).toBe(false)
    expect(await submit.for({ text: 'boiler is 12 t/h' })).toEqual({ ...first, repeated: true })
  })

  test('another photo alone gives another key', async () => {
    const submit = new SubmitKey()
    const first = await submit.for({ text: 'a', photos: [new Blob(['x'])] })
    expect(await submit.for({ text: 'a', photos: [new Blob(['x'])] })).toEqual({ ...first, repeated: true })
    const second = await submit.for({ text: 'a', photos: [new Blob(['y'])] })
    expect(second).toMatchObject({ repeated: false })
    expect(second.key).not.toBe(first.key)
  })

  test('other content and a submit after settle have new keys', async () => {
    const submit = new SubmitKey()
    const { key } = await submit.for({ text: 'a' })
    expect((await submit.for({ text: 'b' })).key).not.toBe(key)
    const { key: second } = await submit.for({ text: 'b' })
    submit.settle()
    expect(await submit.for({ text: 'b' })).toMatchObject({ repeated: false })
    expect((await submit.for({ text: 'b' })).key).not.toBe(second)
  })
})

const photo = (text: string) => new Blob([text], { type: 'image/jpeg' })

describe('the fingerprint of a content', () => {
  test('is equal for equal content, independent of field order and file objects', async () => {
    const one = await fingerprintOf({ text: 'a', photos: [photo('x')], next: { at: '2026', kind: 'call' } })
    const two = await fingerprintOf({ next: { kind: 'call', at: '2026' }, photos: [photo('x')], text: 'a' })
    expect(one).toBe(two)
  })

  test.each([
    ['a photo of the same size', { photos: [photo('y')] }],
    ['a photo more', { photos: [photo('x'), photo('x')] }],
    ['no photo', { photos: [] }],
  ])('%s changes it', async (_what, other) => {
    expect(await fingerprintOf(other)).not.toBe(await fingerprintOf({ photos: [photo('x')] }))
  })

  test('without digests (plain http) a photo is compared by type and size', async () => {
    const { subtle } = crypto
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
    try {
      expect(await fingerprintOf(photo('x'))).toBe(await fingerprintOf(photo('y')))
      expect(await fingerprintOf(photo('x'))).not.toBe(await fingerprintOf(photo('longer')))
    } finally {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
    }
  })
})

test('a snapshot compares files by identity', () => {
  const one = photo('x')
  expect(snapshotOf({ a: one, b: '' })).toBe(snapshotOf({ b: '', a: one }))
  expect(snapshotOf({ a: one })).not.toBe(snapshotOf({ a: photo('x') }))
})
