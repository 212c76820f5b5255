import { randomKey, SubmitKey } from './submitKey'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the key of a submit', () => {
  test('is a UUID, also where the web view cannot make one', () => {
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

  test('a repeat of the same content has the same key', () => {
    const submit = new SubmitKey()
    const first = submit.for({ text: 'boiler is 12 t/h' })
    expect(first.repeated).toBe(false)
    expect(submit.for({ text: 'boiler is 12 t/h' })).toEqual({ ...first, repeated: true })
  })

  test('other content, or a submit after a clear end, has a new one', () => {
    const submit = new SubmitKey()
    const { key } = submit.for({ text: 'a' })
    expect(submit.for({ text: 'b' }).key).not.toBe(key)
    const second = submit.for({ text: 'b' }).key
    submit.settle()
    expect(submit.for({ text: 'b' })).toMatchObject({ repeated: false })
    expect(submit.for({ text: 'b' }).key).not.toBe(second)
  })

  test('kept beside a draft, a repeat after a reload is known as one', () => {
    const { key, content } = new SubmitKey().for({ text: 'a' })
    expect(new SubmitKey({ key, content }).for({ text: 'a' })).toEqual({ key, content, repeated: true })
  })
})
