import { randomKey, SubmitKey } from './submitKey'

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
