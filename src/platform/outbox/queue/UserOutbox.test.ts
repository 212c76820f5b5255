import { IDBFactory } from 'fake-indexeddb'
import { when } from 'mobx'
import * as v from 'valibot'
import { call, type Http, HttpError } from '#platform/http'
import { allowConsole } from '../../../../spec/jest.setup'
import { createDeviceStorage } from '../deviceStorage'
import type { Outbox } from './Outbox'
import { submitOrQueue } from './submit'
import { type CoreOutbox, type DeclaredCall, UserOutbox } from './UserOutbox'

const addTrack = call({
  host: 'cm',
  method: 'POST',
  path: '/track',
  send: 'json',
  repeatable: true,
  about: 'x',
  request: v.object({ text: v.string() }),
  response: v.string(),
})

let sent: string[]
let answers: (() => unknown)[]
let afterSent: string[]
let opened: CoreOutbox[]

const textOf = (request: unknown) => v.parse(v.object({ text: v.string() }), request).text
const followUp: DeclaredCall = {
  call: addTrack,
  title: 'followUp',
  alreadyThere: async (request) => sent.includes(textOf(request)),
  afterSent: (request) => void afterSent.push(textOf(request)),
}
const ofLeads = async () => [followUp]

const http: Http = async ({ response }, request) => {
  const outcome = answers.shift()?.()
  if (outcome instanceof Error) throw outcome
  sent.push(textOf(request))
  return response(`id of ${textOf(request)}`)
}

function signIn(user = 'rep01', areas: Readonly<Record<string, () => Promise<DeclaredCall[]>>> = { leads: ofLeads }) {
  const uploadFile = () => Promise.reject(new Error('no uploads in this test'))
  const storage = createDeviceStorage({ notice: () => undefined, http, uploadFile })
  const { outbox } = storage.of(user, new Map(Object.entries(areas)))
  opened.push(outbox)
  return { http, outbox }
}

const entry = (text: string, record = 'lead:L-1') => ({ call: addTrack, request: { text }, record, label: text })
const submit = (core: ReturnType<typeof signIn>, text: string, key = text) =>
  submitOrQueue(core, { ...entry(text), idempotencyKey: key })
const networkIs = (isThere: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
const back = () => {
  networkIs(true)
  window.dispatchEvent(new Event('online'))
}
const fails = (kind: HttpError['kind']) => () => new HttpError(kind, kind, { callId: addTrack.id })

beforeEach(() => {
  sent = []
  answers = []
  afterSent = []
  opened = []
  globalThis.indexedDB = new IDBFactory()
  networkIs(true)
  jest.resetModules()
})
afterEach(() => {
  for (const outbox of opened) outbox.dispose()
  jest.restoreAllMocks()
})

describe('the outbox that areas use', () => {
  test('loads no code of areas while it is empty, and that of one area when a form of it is opened', async () => {
    const leads = jest.fn(ofLeads)
    const { outbox } = signIn('rep01', { leads })
    await outbox.load()
    await outbox.prepare('contracts')
    expect(leads).not.toHaveBeenCalled()
    await outbox.prepare('leads')
    await outbox.prepare('leads')
    expect(leads).toHaveBeenCalledTimes(1)
  })

  test('an entry of an area whose code is there loads none of the other areas', async () => {
    networkIs(false)
    const customer = jest.fn(async () => [])
    const { outbox } = signIn('rep01', { leads: ofLeads, customer })
    await outbox.prepare('leads')
    await outbox.enqueue(entry('a'))
    expect([outbox.unsentCount, customer.mock.calls.length]).toEqual([1, 0])
  })

  describe('a stored entry', () => {
    /** Starts again with what was stored: the app as it is now has these areas. */
    async function startAgain(customer: () => Promise<DeclaredCall[]>) {
      const { outbox } = signIn('rep01', { customer, leads: ofLeads })
      await outbox.load()
      back()
      await when(() => outbox.unsentCount === 0)
      return sent
    }

    test('loads the code of its own area alone', async () => {
      networkIs(false)
      const before = signIn()
      await before.outbox.prepare('leads')
      await before.outbox.enqueue(entry('form'))
      await before.outbox.enqueue({ ...entry('move', 'lead:L-2'), plugin: 'leads' })
      before.outbox.dispose()
      const customer = jest.fn(async () => [])
      expect(await startAgain(customer)).toEqual(['form', 'move'])
      expect(customer).not.toHaveBeenCalled()
    })

    test('is found where its call belongs to another area now', async () => {
      networkIs(false)
      const before = signIn()
      await before.outbox.enqueue({ ...entry('a'), plugin: 'customer' })
      before.outbox.dispose()
      expect(await startAgain(async () => [])).toEqual(['a'])
    })

    test('of a build that did not store its area is found as well', async () => {
      networkIs(false)
      const before = signIn()
      await before.outbox.enqueue(entry('a'))
      expect(before.outbox.unsentOf('lead:L-1').map(({ plugin: area }) => area)).toEqual([undefined])
      before.outbox.dispose()
      expect(await startAgain(async () => [])).toEqual(['a'])
    })
  })

  test('shows unsent entries of all records and of one record', async () => {
    networkIs(false)
    const { outbox } = signIn()
    expect([outbox.isOpen, outbox.unsentCount]).toEqual([false, 0])
    await outbox.enqueue(entry('a'))
    await outbox.enqueue(entry('b', 'lead:L-2'))
    expect(outbox.unsentCount).toBe(2)
    expect(outbox.isOnline).toBe(false)
    expect(outbox.unsentOf('lead:L-2').map(({ label }) => label)).toEqual(['b'])
    expect(outbox.callOf(outbox.unsentOf('lead:L-1')[0] as never)?.plugin).toBe('leads')
  })

  test('after a reload it shows the stored entries at once and sends them', async () => {
    networkIs(false)
    const before = signIn()
    await before.outbox.enqueue(entry('a'))
    before.outbox.dispose()
    const { outbox } = signIn()
    await outbox.load()
    expect(outbox.unsentCount).toBe(1)
    back()
    await when(() => outbox.unsentCount === 0)
    expect(sent).toEqual(['a'])
  })

  test('another user does not see the entries', async () => {
    networkIs(false)
    const first = signIn()
    await first.outbox.enqueue(entry('a'))
    first.outbox.dispose()
    const { outbox } = signIn('rep02')
    await outbox.load()
    back()
    expect(outbox.unsentCount).toBe(0)
    expect(sent).toEqual([])
  })

  test('notifies the area when an entry was sent in the background', async () => {
    networkIs(false)
    const { outbox } = signIn()
    await outbox.enqueue(entry('a'))
    expect(afterSent).toEqual([])
    back()
    await when(() => outbox.unsentCount === 0)
    expect(afterSent).toEqual(['a'])
  })

  test('entries of an area whose code fails to load are stored and sent once it loads', async () => {
    allowConsole(/code of an area does not load/)
    let isThere = false
    const leads = async () => {
      if (!isThere) throw new Error('Loading chunk leads-repeatable failed')
      return [followUp]
    }
    const core = signIn('rep01', { leads })
    await core.outbox.enqueue(entry('a'))
    const [item] = core.outbox.unsentOf('lead:L-1')
    expect(item && core.outbox.callOf(item)).toBeUndefined()
    expect(sent).toEqual([])
    isThere = true
    const outbox = await core.outbox.load()
    await when(() => !outbox.isSending)
    await outbox.retryNow()
    await when(() => outbox.unsentCount === 0)
    expect([sent, afterSent]).toEqual([['a'], ['a']])
  })

  test('an outbox that opens after sign-out is disposed at once', async () => {
    const dispose = jest.fn()
    const outbox = new UserOutbox(new Map(), async () => ({ dispose }) as unknown as Outbox)
    const loading = outbox.load()
    outbox.dispose()
    await expect(loading).rejects.toThrow('has left')
    expect(dispose).toHaveBeenCalled()
  })
})

describe('looking up a submit without a known result', () => {
  const attempt = (text: string) => ({ callId: addTrack.id, request: { text }, idempotencyKey: `key ${text}` })

  test('finds it in the outbox, waiting or sent', async () => {
    networkIs(false)
    const { outbox } = signIn()
    await outbox.enqueue({ ...entry('a'), idempotencyKey: 'key a' })
    expect(await outbox.lookUp(attempt('a'))).toBe('queued')
    back()
    await when(() => outbox.unsentCount === 0)
    sent = []
    expect(await outbox.lookUp(attempt('a'))).toBe('sent')
  })

  test('finds it on the server and refreshes what is on screen', async () => {
    const { outbox } = signIn()
    sent = ['a']
    expect([await outbox.lookUp(attempt('a')), await outbox.lookUp(attempt('b'))]).toEqual(['sent', 'absent'])
    expect(afterSent).toEqual(['a'])
  })

  test.each([
    ['that only the server has', false],
    ['that the outbox has just sent', true],
  ])('what is on screen is refreshed before the look-up of one ends %s', async (_, isQueued) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const steps: string[] = []
    let ask = () => {}
    const asked = new Promise<void>((resolve) => {
      ask = resolve
    })
    const afterSent = async () => {
      ask()
      await held
      steps.push('refreshed')
    }
    const { outbox } = signIn('rep01', { leads: async () => [{ ...followUp, afterSent }] })
    networkIs(false)
    if (isQueued) await outbox.enqueue({ ...entry('a'), idempotencyKey: 'key a' })
    else sent = ['a']
    back()
    if (isQueued) await asked
    const found = outbox.lookUp(attempt('a')).then((where) => steps.push(where))
    // Another look-up has ended meanwhile.
    await outbox.lookUp(attempt('b'))
    await asked
    release()
    await found
    expect(steps).toEqual(['refreshed', 'sent'])
  })

  test('it is sent, though what is on screen cannot be refreshed', async () => {
    allowConsole(/not refreshed/)
    const afterSent = () => Promise.reject(fails('network')())
    const { outbox } = signIn('rep01', { leads: async () => [{ ...followUp, afterSent }] })
    sent = ['a']
    expect(await outbox.lookUp(attempt('a'))).toBe('sent')
  })

  test('gives unknown without network, without an answer and without a look-up of the area', async () => {
    const core = signIn()
    networkIs(false)
    expect(await core.outbox.lookUp(attempt('a'))).toBe('unknown')
    networkIs(true)
    expect(await core.outbox.lookUp({ ...attempt('a'), callId: 'another' })).toBe('unknown')
    const unreadable = { ...followUp, alreadyThere: () => Promise.reject(fails('network')()) }
    const later = signIn('rep02', { leads: async () => [unreadable] })
    expect(await later.outbox.lookUp(attempt('a'))).toBe('unknown')
  })
})

describe('a submit', () => {
  test('with network is sent at once and returns the answer', async () => {
    const core = signIn()
    expect(await submit(core, 'a')).toEqual({ kind: 'sent', answer: 'id of a' })
    expect(core.outbox.unsentCount).toBe(0)
  })

  test('without network waits and is sent when the network is back', async () => {
    networkIs(false)
    const core = signIn()
    expect(await submit(core, 'a')).toEqual({ kind: 'queued', why: 'network' })
    expect(sent).toEqual([])
    back()
    await when(() => core.outbox.unsentCount === 0)
    expect(sent).toEqual(['a'])
  })

  test.each(['network', 'timeout', 'aborted'] as const)(
    'that ends without an answer (%s) is looked up before it is sent again',
    async (kind) => {
      const core = signIn()
      answers = [fails(kind)]
      sent = ['a']
      expect(await submit(core, 'a')).toEqual({ kind: 'queued', why: 'response' })
      await when(() => core.outbox.unsentCount === 0)
      expect(sent).toEqual(['a'])
    },
  )

  test.each([
    [true, 'response'],
    [false, 'network'],
  ])('in doubt of which is looked up before it is sent again (online: %s), waits for that', async (isOnline, why) => {
    networkIs(isOnline)
    const core = signIn()
    const inDoubt = { call: addTrack, request: { text: 'a' }, record: 'lead:L-1', label: 'a' }
    expect(await submitOrQueue(core, { ...inDoubt, idempotencyKey: 'key of a', mayHaveArrived: true })).toEqual({
      kind: 'queued',
      why,
    })
    back()
    await when(() => core.outbox.unsentCount === 0)
  })

  test('that is refused rejects and is not queued', async () => {
    const core = signIn()
    answers = [fails('refused')]
    await expect(submit(core, 'a')).rejects.toMatchObject({ kind: 'refused' })
    expect(core.outbox.unsentCount).toBe(0)
  })

  test('is sent after earlier unsent entries of its record', async () => {
    networkIs(false)
    const core = signIn()
    await submit(core, 'a')
    networkIs(true)
    expect(await submit(core, 'b')).toEqual({ kind: 'queued', why: 'order' })
    back()
    await when(() => core.outbox.unsentCount === 0)
    expect(sent).toEqual(['a', 'b'])
  })

  test('with the key of a waiting entry is not queued twice', async () => {
    networkIs(false)
    const core = signIn()
    await submit(core, 'a', 'k1')
    await submit(core, 'a', 'k1')
    expect(core.outbox.unsentCount).toBe(1)
  })

  test('is sent directly when the outbox does not open', async () => {
    allowConsole(/the outbox does not open/)
    const core = signIn()
    Object.assign(core, { outbox: { ...core.outbox, load: () => Promise.reject(new Error('no storage')) } })
    expect(await submit(core, 'a')).toMatchObject({ kind: 'sent' })
  })
})

describe('a submit after one’s own entry was sent', () => {
  const save = call({
    ...addTrack.declaration,
    path: '/save',
    request: v.object({ text: v.string(), version: v.number() }),
    response: v.unknown(),
  })
  let versions: number[]
  const declared: DeclaredCall = {
    call: save,
    title: 'save',
    revision: (request) => v.parse(v.object({ version: v.number() }), request).version + 1,
  }
  /** Sends an entry over version 4. */
  async function begin() {
    const { outbox } = signIn('rep01', { leads: async () => [declared] })
    await outbox.prepare('leads')
    await outbox.load()
    return { http: recording, outbox }
  }
  const recording: Http = async ({ response }, request) => {
    versions.push((request as { version: number }).version)
    return response('id')
  }
  const written = (version: number) => ({
    call: save,
    request: { text: 'a', version },
    record: 'lead:L-1',
    label: 'a',
    idempotencyKey: `written ${version}`,
  })
  beforeEach(() => {
    versions = []
  })

  test('is over the version that the entry has made, if it was written over the one before', async () => {
    const core = await begin()
    await core.outbox.enqueue(written(4))
    await when(() => core.outbox.unsentCount === 0)
    for (const version of [4, 7]) await submitOrQueue(core, written(version))
    expect(versions).toEqual([5, 7])
  })

  test('keeps its version if the entry was sent before the page began', async () => {
    const before = await begin()
    await before.outbox.enqueue(written(4))
    await when(() => before.outbox.unsentCount === 0)
    before.outbox.dispose()
    await submitOrQueue(await begin(), written(4))
    expect(versions).toEqual([4])
  })
})
