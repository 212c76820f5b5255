import * as v from 'valibot'
import { type Core, type MessageEntry, on } from '#platform/core'
import { createTestCore } from '#testing'
import { createMessages } from './createMessages'
import { defineMessage, listen } from './listeners'

const assigned = defineMessage('lead.assigned', v.object({ id: v.string(), at: v.pipe(v.string(), v.toDate()) }))
const raw = { id: 'L-1', at: '2026-11-20T01:00:00Z' }
const parsed = { id: 'L-1', at: new Date('2026-11-20T01:00:00Z') }

const report = jest.fn()
const handled = jest.fn()
const entry = on(assigned, async () => ({ default: (core: Core, payload) => void handled(core, payload) }))

let stops: (() => void)[] = []
const hear = (run: (payload: unknown) => true | undefined) => stops.push(listen(assigned, run))

beforeEach(() => {
  report.mockReset()
  handled.mockReset()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

const deliverTo = ({ registry }: Core, core: () => Core) =>
  createMessages<Core>({
    owned: registry.messages,
    core,
    isAllowed: (present, type) => present.decide(registry.messages.get(type)?.plugin.access).ok,
    report,
  })

function start(messages: readonly MessageEntry[] = [entry], more: Partial<Core> = {}) {
  const core = createTestCore([{ id: 'leads', messages }], more)
  return { core, messages: deliverTo(core, () => core) }
}

describe('a typed message', () => {
  test('is delivered to its owner, parsed, with the core', async () => {
    const { core, messages } = start()
    await messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(handled.mock.calls).toEqual([[core, parsed]])
    expect(report).not.toHaveBeenCalled()
  })

  test('that does not parse is reported with plugin and owner, and not delivered', async () => {
    const heard = jest.fn()
    hear(heard)
    await start().messages.deliver({ type: 'lead.assigned', payload: {} })
    expect(handled).not.toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
    expect(report.mock.calls).toEqual([[expect.any(v.ValiError), 'plugin leads (team-leads), message lead.assigned']])
  })

  test('without an owner is reported once per type', async () => {
    const { messages } = start()
    for (const type of ['foo.bar', 'foo.bar', 'foo.baz']) await messages.deliver({ type })
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: nobody owns messages of type foo.bar',
      'Error: nobody owns messages of type foo.baz',
    ])
  })

  test('whose handler throws is reported with plugin and owner; the next one is delivered', async () => {
    handled.mockImplementationOnce(() => {
      throw new Error('boom')
    })
    const { messages } = start()
    await messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(report).toHaveBeenCalledWith(new Error('boom'), 'plugin leads (team-leads), message lead.assigned')
    await messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(handled).toHaveBeenCalledTimes(2)
  })

  test('whose handler rejects is reported', async () => {
    const failing = on(assigned, async () => ({ default: () => Promise.reject(new Error('too late')) }))
    await start([failing]).messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(report).toHaveBeenCalledWith(new Error('too late'), expect.stringContaining('plugin leads'))
  })

  test('is not delivered to a user who signs in while its handler loads', async () => {
    const first = createTestCore([{ id: 'leads', messages: [entry] }])
    let present = first
    const messages = deliverTo(first, () => present)
    const delivered = messages.deliver({ type: 'lead.assigned', payload: raw })
    present = createTestCore([])
    await delivered
    expect(handled).not.toHaveBeenCalled()
  })

  test('is not delivered to an area that the user may not open', async () => {
    const { messages } = start([entry], { decide: () => ({ ok: false, reason: 'no right' }) })
    await messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(handled).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })
})

describe('a message of the server', () => {
  test('is run by its owner when it is opened', async () => {
    const run = start().messages.offer({ type: 'lead.assigned', payload: raw })
    expect(handled).not.toHaveBeenCalled()
    await (run as () => Promise<void>)()
    expect(handled).toHaveBeenCalledTimes(1)
  })

  test('that the visible page handles is told apart from one that nobody handles', () => {
    hear(() => true)
    expect(start().messages.offer({ type: 'lead.assigned', payload: raw })).toBe('handled')
  })

  test.each([
    ['of a type that nobody owns', { type: 'foo.bar' }],
    ['whose params do not fit', { type: 'lead.assigned', payload: {} }],
  ])('%s is of a newer version: it is not reported', (_what, message) => {
    expect(start().messages.offer(message)).toBeUndefined()
    expect(report).not.toHaveBeenCalled()
  })
})

describe('the visible page', () => {
  test('is offered the message first; a handled message is not delivered to the owner', async () => {
    const heard = jest.fn(() => true as const)
    hear(heard)
    await start().messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(heard).toHaveBeenCalledWith(parsed)
    expect(handled).not.toHaveBeenCalled()
  })

  test('may listen without handling the message', async () => {
    hear(() => undefined)
    await start().messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(handled).toHaveBeenCalledTimes(1)
  })

  test('is asked from the last registered listener to the first', async () => {
    const requested: string[] = []
    hear(() => {
      requested.push('first')
      return true
    })
    hear(() => {
      requested.push('last')
      return undefined
    })
    await start().messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(requested).toEqual(['last', 'first'])
  })

  test('may listen to a type without an owner', async () => {
    const heard = jest.fn(() => true as const)
    hear(heard)
    await start([]).messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(heard).toHaveBeenCalledWith(parsed)
    expect(report).not.toHaveBeenCalled()
  })

  test('whose listener throws is reported, and the owner handles the message', async () => {
    hear(() => {
      throw new Error('boom')
    })
    await start().messages.deliver({ type: 'lead.assigned', payload: raw })
    expect(report).toHaveBeenCalledWith(new Error('boom'), 'page listener of lead.assigned')
    expect(handled).toHaveBeenCalledTimes(1)
  })
})
