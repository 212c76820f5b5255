import { BROADCAST_NAME } from '#base/config'
import { createBroadcastPort, startChannel } from './channel'

const deliver = jest.fn(async () => undefined)
const report = jest.fn()
beforeEach(() => jest.clearAllMocks())

function start() {
  let come: (raw: unknown) => void = () => undefined
  const stop = startChannel({
    port: {
      post: () => undefined,
      listen: (run) => {
        come = run
        return () => {
          come = () => undefined
        }
      },
    },
    messages: { deliver },
    report,
  })
  return { stop, come: (raw: unknown) => come(raw) }
}

describe('a channel message', () => {
  test.each([
    ['an object', { channel: 'todo', type: 'todo.done', payload: { value: 1 } }],
    ['JSON text', JSON.stringify({ channel: 'todo', type: 'todo.done', payload: { value: 1 } })],
    ['with a payload of JSON text', { channel: 'todo', type: 'todo.done', payload: '{"value":1}' }],
  ])('is delivered to the owner of its type (%s)', (_how, raw) => {
    start().come(raw)
    expect(deliver.mock.calls).toEqual([[{ type: 'todo.done', payload: { value: 1 } }]])
  })

  test.each([['hello'], [{ channel: 'todo' }], [{ type: '', channel: 'todo' }], [undefined]])(
    'that is malformed (%j) is reported',
    (raw) => {
      start().come(raw)
      expect(deliver).not.toHaveBeenCalled()
      expect(report).toHaveBeenCalledWith(expect.any(Error), 'channel message')
    },
  )

  test('is ignored after the stop', () => {
    const { come, stop } = start()
    stop()
    come({ channel: 'todo', type: 'todo.done' })
    expect(deliver).not.toHaveBeenCalled()
  })
})

describe('the browser’s channel', () => {
  test('carries a message to other tabs', async () => {
    const here = createBroadcastPort()
    const there = createBroadcastPort()
    const stopHere = here.listen(() => undefined)
    const heard = await new Promise((resolve) => {
      const stop = there.listen((raw) => {
        stop()
        resolve(raw)
      })
      here.post({ channel: 'todo', type: 'todo.done' })
    })
    stopHere()
    expect(heard).toEqual({ channel: 'todo', type: 'todo.done' })
    expect(BROADCAST_NAME).toBe('gas-sales-app')
  })

  test('does nothing without BroadcastChannel', () => {
    const broadcast = globalThis.BroadcastChannel
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    try {
      const port = createBroadcastPort()
      expect(() => port.post({ channel: 'todo', type: 'todo.done' })).not.toThrow()
      expect(() => port.listen(() => undefined)()).not.toThrow()
    } finally {
      globalThis.BroadcastChannel = broadcast
    }
  })
})
