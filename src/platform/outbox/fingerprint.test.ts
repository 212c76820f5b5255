import { fingerprintOf, snapshotOf } from './fingerprint'

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
