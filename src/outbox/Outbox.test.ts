import { IDBFactory } from 'fake-indexeddb'
import { when } from 'mobx'
import * as v from 'valibot'
import type { Core } from '#src/core'
import type { StorageNotice, Surroundings, TabMessage, Tabs } from '#src/device'
import { byLease, createDatabase, type Database, type Leadership } from '#src/device'
import { type CallOptions, call, HttpError } from '#src/http'
import { allowConsole } from '../../spec/jest.setup'
import { resultOf } from './detachFiles'
import type { OutboxOptions } from './Outbox'
import { Outbox } from './Outbox'
import type { OutboxItem } from './outboxItem'
import { repeatableCall } from './repeatable'

const base = { host: 'cm', method: 'POST', repeatable: true, about: 'x' } as const
const addTrack = call({
  ...base,
  path: '/track',
  send: 'json',
  request: v.object({ text: v.string(), photo: v.optional(v.string()) }),
  response: v.unknown(),
})
const upload = call({
  ...base,
  path: '/upload',
  send: 'multipart',
  request: v.object({ file: v.blob() }),
  response: v.unknown(),
})

interface Sent {
  readonly path: string
  readonly request: unknown
  readonly options: CallOptions | undefined
}

let sent: Sent[]
let answers: ((request: unknown) => unknown)[]
let notices: StorageNotice[]
let opened: { outbox: Outbox; database: Database }[]
let clock: number
let timers: { run: () => void; ms: number }[]
let whenChanged: () => void
let isOnline: boolean

const surroundings: Surroundings = {
  now: () => ++clock,
  chance: () => 0,
  later: (run, ms) => {
    const timer = { run, ms }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  },
  isOnline: () => isOnline,
  onChange: (run) => {
    whenChanged = run
    return () => undefined
  },
  tabs: { tell: () => undefined, listen: () => () => undefined },
}
const alone: Leadership = (_name, onChange) => {
  onChange(true)
  return () => undefined
}

function open(options: Partial<OutboxOptions> = {}): Outbox {
  const notice = (text: StorageNotice) => notices.push(text)
  const database = createDatabase({ notice })
  const outbox = new Outbox({
    database,
    user: 'rep01',
    http: async (target, request, callOptions) => {
      sent.push({ path: target.declaration.path, request: target.request(request), options: callOptions })
      return target.response(await answers.shift()?.(request))
    },
    findCall: async (id) => [addTrack, upload].find((each) => each.id === id),
    notice,
    leadership: alone,
    surroundings,
    ...options,
  })
  opened.push({ outbox, database })
  return outbox
}
const fails =
  (kind: HttpError['kind'], details: { code?: number; data?: unknown; status?: number } = {}) =>
  () => {
    throw new HttpError(kind, `it was ${kind}`, { callId: addTrack.id, ...details })
  }
const write = (outbox: Outbox, text: string, record = 'lead:L-1') =>
  outbox.enqueue({ call: addTrack, request: { text }, record, label: text })
const reaches = (outbox: Outbox, id: string, kind: OutboxItem['state']['kind']) =>
  when(() => outbox.items.get(id)?.state.kind === kind && !outbox.isSending, { timeout: 2000 })
const texts = () => sent.map(({ request }) => (request as { text?: string }).text)
const closeAll = async () => {
  for (const { outbox, database } of opened.splice(0)) {
    outbox.dispose()
    await database.close()
  }
}
const isFull = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  sent = []
  answers = []
  notices = []
  opened = []
  timers = []
  clock = 1_000_000
  isOnline = true
})
afterEach(closeAll)

describe('sending', () => {
  test('an entry goes out with its idempotency key and stays in the history', async () => {
    const outbox = open()
    const { id, kept } = await write(outbox, 'a')
    await reaches(outbox, id, 'sent')
    expect(kept).toBe('device')
    expect(sent).toEqual([
      {
        path: '/track',
        request: { text: 'a' },
        options: { background: true, idempotencyKey: outbox.items.get(id)?.idempotencyKey },
      },
    ])
    expect(outbox.unsentCount).toBe(0)
    expect(outbox.queue).toHaveLength(1)
  })

  test('offline nothing is sent; back online it goes at once, after a reload too', async () => {
    isOnline = false
    const { id } = await write(open(), 'a')
    await closeAll()
    const outbox = open()
    await reaches(outbox, id, 'waiting')
    expect(sent).toEqual([])
    expect([outbox.unsentCount, outbox.oldestAt, outbox.unsentBytes]).toEqual([
      1,
      expect.any(Number),
      '{"text":"a"}'.length,
    ])
    isOnline = true
    whenChanged()
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['a'])
  })

  test('a lost answer is repeated after a wait, with the same key; the network coming back shortens the wait', async () => {
    answers = [fails('network')]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    const [timer] = timers
    expect([timers.length, timer && timer.ms > 1900 && timer.ms <= 2000]).toEqual([1, true])
    whenChanged()
    await reaches(outbox, id, 'sent')
    expect(sent[1]?.options?.idempotencyKey).toBe(sent[0]?.options?.idempotencyKey)
  })

  test('before it is repeated the list is read: what has arrived is not sent again', async () => {
    answers = [fails('timeout')]
    const alreadyThere = jest.fn().mockResolvedValue(true)
    const outbox = open({ alreadyThere })
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    await outbox.retryNow()
    await reaches(outbox, id, 'sent')
    expect(sent).toHaveLength(1)
    expect(alreadyThere).toHaveBeenCalledWith({
      callId: addTrack.id,
      request: { text: 'a' },
      idempotencyKey: sent[0]?.options?.idempotencyKey,
    })
  })

  test('a list that cannot be read keeps the entry waiting', async () => {
    answers = [fails('timeout')]
    const outbox = open({ alreadyThere: async () => fails('network')() })
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    await outbox.retryNow()
    await when(() => outbox.items.get(id)?.attempts === 2 && !outbox.isSending)
    expect(outbox.items.get(id)?.state).toMatchObject({ kind: 'waiting', trouble: 'it was network' })
    expect(sent).toHaveLength(1)
  })

  test('a submit tried outside of the outbox is compared before it is sent', async () => {
    const outbox = open({ alreadyThere: async () => true })
    const entry = { call: addTrack, request: { text: 'a' }, record: 'lead:L-1', label: 'a' }
    const { id } = await outbox.enqueue({ ...entry, idempotencyKey: 'k-1', mayHaveArrived: true })
    await reaches(outbox, id, 'sent')
    expect(sent).toEqual([])
  })

  test('an entry changed after a try outside of the outbox is sent only where that try did not arrive', async () => {
    const earlier = { request: { text: 'old' }, idempotencyKey: 'k-old' }
    const entry = { call: addTrack, request: { text: 'new' }, record: 'lead:L-1', label: 'a', earlier }
    const asked: unknown[] = []
    const alreadyThere = async ({ request }: { request: unknown }) => {
      asked.push(request)
      return asked.length > 1
    }
    const outbox = open({ alreadyThere })
    await reaches(outbox, (await outbox.enqueue({ ...entry, idempotencyKey: 'k-1' })).id, 'sent')
    const { id } = await outbox.enqueue({ ...entry, idempotencyKey: 'k-2' })
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ reason: 'olderArrived' })
    expect(asked).toEqual([{ text: 'old' }, { text: 'old' }])
    expect(texts()).toEqual(['new'])
  })

  test('a refused token waits for the sign-in, without a mark of failure', async () => {
    answers = [fails('unauthorised')]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    expect(outbox.needsSignIn).toBe(true)
    whenChanged()
    expect(outbox.isSending).toBe(false)
    outbox.signedIn()
    await reaches(outbox, id, 'sent')
  })

  test('a call that must not be repeated, and a request that is none, are refused at the door', async () => {
    const once = call({ ...addTrack.declaration, repeatable: false })
    const entry = { call: once, request: { text: 'a' }, record: 'r', label: '' }
    await expect(open().enqueue(entry)).rejects.toThrow('may not go through the outbox')
    const request = { text: 5 } as unknown as { text: string }
    await expect(open().enqueue({ call: addTrack, request, record: 'r', label: '' })).rejects.toThrow('string')
  })

  test('what the form changes after the submit is not sent', async () => {
    const outbox = open()
    const request = { text: 'as submitted' }
    const adding = outbox.enqueue({ call: addTrack, request, record: 'r', label: '' })
    request.text = 'changed later'
    await reaches(outbox, (await adding).id, 'sent')
    expect(texts()).toEqual(['as submitted'])
  })
})

describe('a clock that is set back by a day', () => {
  const DAY = 86_400_000
  beforeEach(() => {
    clock = 100 * DAY
  })

  test('lets a waiting entry go instead of holding it for a day', async () => {
    answers = [fails('network')]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    clock -= DAY
    for (const { run } of timers.splice(0)) run()
    await reaches(outbox, id, 'sent')
  })

  test('does not take the waits away from later entries', async () => {
    const outbox = open()
    await reaches(outbox, (await write(outbox, 'a')).id, 'sent')
    whenChanged()
    clock -= DAY
    answers = [fails('network'), fails('network'), fails('network')]
    const { id } = await write(outbox, 'b')
    await reaches(outbox, id, 'waiting')
    expect(texts()).toEqual(['a', 'b'])
    expect(timers[timers.length - 1]?.ms).toBeGreaterThan(1900)
  })
})

describe('a refusal', () => {
  test('stops later entries of its record only', async () => {
    answers = [fails('refused', { code: 4000, data: { text: 'too short' } })]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'failed')
    const behind = await write(outbox, 'b')
    const other = await write(outbox, 'c', 'lead:L-2')
    await reaches(outbox, other.id, 'sent')
    expect(outbox.items.get(behind.id)?.state.kind).toBe('waiting')
    expect(outbox.attention.map((item) => item.state)).toEqual([
      { kind: 'failed', at: expect.any(Number), code: 4000, message: 'it was refused', data: { text: 'too short' } },
    ])
    await outbox.retryNow(id)
    await reaches(outbox, behind.id, 'sent')
    expect(texts()).toEqual(['a', 'c', 'a', 'b'])
  })

  test('edited, it goes out changed, in its place, as a new submit', async () => {
    answers = [fails('refused', { code: 4000 })]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    const behind = await write(outbox, 'b')
    await reaches(outbox, id, 'failed')
    expect(await outbox.contentsOf(id)).toEqual({ request: { text: 'a' }, isWhole: true })
    expect(await outbox.edit(id, { text: 'a, longer' })).toBe(true)
    await reaches(outbox, behind.id, 'sent')
    expect(texts()).toEqual(['a', 'a, longer', 'b'])
    expect(sent[1]?.options?.idempotencyKey).not.toBe(sent[0]?.options?.idempotencyKey)
  })

  test('discarded, it is gone for good and the next one goes', async () => {
    answers = [fails('refused', { code: 4000 })]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    const behind = await write(outbox, 'b')
    await reaches(outbox, id, 'failed')
    expect(await outbox.discard(id)).toBe(true)
    await reaches(outbox, behind.id, 'sent')
    await closeAll()
    const afterReload = open()
    await reaches(afterReload, behind.id, 'sent')
    expect(afterReload.items.has(id)).toBe(false)
  })

  test('code 4009 is a conflict with both versions; it goes on only with the one a person makes of them', async () => {
    answers = [fails('refused', { code: 4009, data: { text: 'theirs', version: 7 } })]
    const outbox = open()
    const { id } = await write(outbox, 'mine')
    await reaches(outbox, id, 'conflict')
    const item = outbox.items.get(id)
    expect(item?.request).toEqual({ text: 'mine' })
    expect(item?.state).toMatchObject({ theirs: { text: 'theirs', version: 7 } })
    await outbox.retryNow(id)
    expect(outbox.items.get(id)?.state.kind).toBe('conflict')
    await outbox.edit(id, { text: 'both' })
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['mine', 'both'])
  })

  test('an entry changed while its first version may have arrived is never sent unseen', async () => {
    answers = [fails('timeout')]
    const outbox = open({ alreadyThere: async () => true })
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    await outbox.edit(id, { text: 'b' })
    await outbox.retryNow()
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ reason: 'olderArrived' })
    expect(texts()).toEqual(['a'])
    await outbox.retryNow(id)
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['a', 'b'])
  })
})

describe('an entry on its way', () => {
  /** An entry that is being sent until `answer` is called. */
  async function onItsWay(outcome: () => unknown = () => undefined) {
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      answers = [
        () => {
          resolve()
          return new Promise<void>((settle) => {
            answer = settle
          }).then(outcome)
        },
      ]
    })
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await asked
    return { outbox, id, answer: () => answer() }
  }

  test('when its user signs out leaves no text behind once it has arrived', async () => {
    const { outbox, id, answer } = await onItsWay()
    outbox.dispose()
    answer()
    await when(() => !outbox.items.has(id), { timeout: 2000 })
    await closeAll()
    expect(await createDatabase({ notice: () => undefined }).all('outbox', ['rep01'])).toEqual([])
  })

  test('that does not arrive is gone as well when its user has deleted everything', async () => {
    const { outbox, id, answer } = await onItsWay(fails('network'))
    await outbox.discardAll()
    outbox.dispose()
    answer()
    await when(() => !outbox.items.has(id), { timeout: 2000 })
  })

  test('is neither changed nor discarded', async () => {
    const { outbox, id, answer } = await onItsWay()
    expect(await outbox.edit(id, { text: 'b' })).toBe(false)
    expect(await outbox.discard(id)).toBe(false)
    answer()
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['a'])
  })

  test('changed after its first version was seen not to have arrived: from then on the new one is looked up', async () => {
    answers = [fails('timeout'), fails('timeout')]
    const alreadyThere = jest.fn().mockResolvedValue(false)
    const outbox = open({ alreadyThere })
    const { id } = await write(outbox, 'old')
    await reaches(outbox, id, 'waiting')
    await outbox.edit(id, { text: 'new' })
    for (const attempts of [1, 2]) {
      await outbox.retryNow()
      await when(() => outbox.items.get(id)?.attempts === attempts && !outbox.isSending, { timeout: 2000 })
    }
    expect(alreadyThere.mock.calls.map(([attempt]) => attempt.request)).toEqual([{ text: 'old' }, { text: 'new' }])
  })
})

describe('a device whose storage fails', () => {
  const breakStorage = () =>
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
  const runTimers = () => {
    for (const { run } of timers.splice(0)) run()
  }

  test('after the answer: the outcome is shown, stored once storage works again, and nothing is sent twice', async () => {
    allowConsole(/storage does not work/)
    let broken: jest.SpyInstance | undefined
    answers = [
      () => {
        broken = breakStorage()
      },
    ]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'sent')
    expect(outbox.unsentCount).toBe(0)
    broken?.mockRestore()
    runTimers()
    const behind = await write(outbox, 'b')
    await reaches(outbox, behind.id, 'sent')
    await closeAll()
    const afterReload = open()
    await reaches(afterReload, id, 'sent')
    expect(texts()).toEqual(['a', 'b'])
  })

  test('while an entry is claimed: it is sent later, once', async () => {
    allowConsole(/storage does not work/)
    const outbox = open()
    await reaches(outbox, (await write(outbox, 'first')).id, 'sent')
    const broken = breakStorage()
    const { id } = await write(outbox, 'a')
    await when(() => !outbox.isSending)
    expect(texts()).toEqual(['first'])
    broken.mockRestore()
    clock += 10_000
    runTimers()
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['first', 'a'])
  })
})

describe('photos', () => {
  const photo = (text = 'jpeg') => new Blob([text], { type: 'image/jpeg' })
  const enqueuePhoto = (outbox: Outbox) =>
    outbox.enqueue({ call: upload, request: { file: photo() }, record: 'lead:L-1', label: 'photo', keepResult: true })

  test('a check-in takes the address of a photo that is uploaded before it', async () => {
    answers = [() => ({ fileUrl: 'https://files/1.jpg' })]
    const outbox = open()
    const first = await enqueuePhoto(outbox)
    const request = { text: 'at the gate', photo: resultOf(first.id, 'fileUrl') }
    const second = await outbox.enqueue({ call: addTrack, request, record: 'lead:L-1', label: 'check-in' })
    await reaches(outbox, second.id, 'sent')
    expect(sent[0]?.request).toEqual({ file: expect.any(Blob) })
    expect(sent[1]?.request).toEqual({ text: 'at the gate', photo: 'https://files/1.jpg' })
  })

  test('an upload that was discarded: the check-in says what is missing', async () => {
    isOnline = false
    const outbox = open()
    const first = await enqueuePhoto(outbox)
    const request = { text: 'at the gate', photo: resultOf(first.id, 'fileUrl') }
    const second = await outbox.enqueue({ call: addTrack, request, record: 'lead:L-1', label: 'check-in' })
    await outbox.discard(first.id)
    isOnline = true
    whenChanged()
    await reaches(outbox, second.id, 'failed')
    expect(outbox.items.get(second.id)?.state).toMatchObject({ reason: 'fileMissing' })
  })

  test('a full device: the photo stays in memory, is announced, and is sent', async () => {
    isOnline = false
    const outbox = open()
    await write(outbox, 'before')
    isFull()
    const { id, kept } = await enqueuePhoto(outbox)
    expect(kept).toBe('full')
    expect(notices).toEqual(['outbox.notKept'])
    expect(outbox.items.get(id)).toMatchObject({ filesInMemory: true, files: 1 })
    isOnline = true
    whenChanged()
    await reaches(outbox, id, 'sent')
    expect(sent[1]?.request).toEqual({ file: expect.any(Blob) })
  })

  test('only the photo does not fit: the entry is on the device, the photo is asked for again after a kill', async () => {
    isOnline = false
    const put = IDBObjectStore.prototype.put
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    })
    const { id, kept } = await enqueuePhoto(open())
    expect([kept, notices]).toEqual(['device', ['outbox.photosNotKept']])
    await closeAll()
    isOnline = true
    const outbox = open()
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ reason: 'fileMissing' })
    expect(await outbox.contentsOf(id)).toEqual({ request: {}, isWhole: false })
  })

  test('an entry with a photo whose answer was lost is looked up before it is sent again', async () => {
    const track = repeatableCall(upload, { title: 'x', alreadyThere: async (_core, { file }) => file instanceof Blob })
    answers = [fails('timeout')]
    const outbox = open({ alreadyThere: async ({ request }) => track.alreadyThere?.({} as Core, request) })
    const request = { file: photo() }
    const { id } = await outbox.enqueue({ call: upload, request, record: 'lead:L-1', label: 'photo' })
    await reaches(outbox, id, 'waiting')
    await outbox.retryNow()
    await reaches(outbox, id, 'sent')
    expect(sent).toHaveLength(1)
  })
})

describe('users and tabs', () => {
  test('another user neither sees nor sends them; their owner finds them again', async () => {
    isOnline = false
    const { id } = await write(open(), 'a')
    await closeAll()
    isOnline = true
    const other = open({ user: 'rep02' })
    expect(await other.flush()).toBe(true)
    await other.discardAll()
    await closeAll()
    const owner = open()
    await reaches(owner, id, 'sent')
    expect(texts()).toEqual(['a'])
  })

  test('sign-out: flush tells whether everything went', async () => {
    answers = [fails('network')]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    answers = [fails('network')]
    expect(await outbox.flush()).toBe(false)
    expect(await outbox.flush()).toBe(true)
  })

  test('two tabs of a browser without locks: one sends for both, each entry once', async () => {
    const database = createDatabase({ notice: () => undefined })
    const leadership = byLease({ database, now: () => clock })
    const listeners = new Set<(message: TabMessage) => void>()
    const tab = () => {
      let own: unknown
      const tabs: Tabs = {
        tell: (message) => {
          for (const listener of listeners) if (listener !== own) queueMicrotask(() => listener(message))
        },
        listen: (run) => {
          own = run
          listeners.add(run)
          return () => listeners.delete(run)
        },
      }
      return open({ leadership, surroundings: { ...surroundings, tabs } })
    }
    const [one, two] = [tab(), tab()]
    await Promise.all([write(one, 'a'), write(two, 'b', 'lead:L-2'), write(two, 'c', 'lead:L-2')])
    await when(() => one.unsentCount === 0 && two.unsentCount === 0, { timeout: 2000 })
    expect(texts().sort()).toEqual(['a', 'b', 'c'])

    await closeAll()
    await database.close()
  })

  test('news from another tab, while the storage cannot be read, hides nothing', async () => {
    allowConsole(/storage cannot be read/)
    isOnline = false
    let changed: (message: TabMessage) => void = () => undefined
    const tabs: Tabs = {
      tell: () => undefined,
      listen: (run) => {
        changed = run
        return () => undefined
      },
    }
    const outbox = open({ surroundings: { ...surroundings, tabs } })
    const { id } = await write(outbox, 'a')
    const refused = new Promise<void>((resolve) => {
      jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        resolve()
        throw new DOMException('broken', 'UnknownError')
      })
    })
    changed('changed')
    await refused
    await when(() => outbox.items.get(id)?.label === 'a')
  })

  test('two tabs that both believe to lead still send an entry once', async () => {
    let changed: (message: TabMessage) => void = () => undefined
    const one = open()
    const listening = {
      ...surroundings.tabs,
      listen: (run: typeof changed) => {
        changed = run
        return () => undefined
      },
    }
    const two = open({ surroundings: { ...surroundings, tabs: listening } })
    // Both send what is theirs: both lead.
    await reaches(one, (await write(one, 'warm up', 'lead:W-1')).id, 'sent')
    await reaches(two, (await write(two, 'warm up', 'lead:W-2')).id, 'sent')
    answers = [fails('network')]
    const { id } = await write(one, 'a')
    await reaches(one, id, 'waiting')
    changed('changed')
    await reaches(two, id, 'waiting')
    await Promise.all([one.retryNow(), two.retryNow()])
    await when(() => !one.isSending && !two.isSending, { timeout: 2000 })
    expect(texts().filter((text) => text === 'a')).toHaveLength(2)
  })
})

describe('what is stored', () => {
  test('the history keeps the last twenty', async () => {
    const outbox = open()
    for (let n = 1; n <= 22; n += 1) await write(outbox, String(n))
    await when(() => outbox.unsentCount === 0 && !outbox.isSending)
    expect(outbox.queue).toHaveLength(20)
    expect(outbox.queue[0]?.label).toBe('3')
  })

  test('an entry that this build cannot read stays on the device, and is told', async () => {
    const database = createDatabase({ notice: () => undefined })
    await database.put('outbox', ['rep01', 'old'], { format: 'of another age' })
    const outbox = open()
    await when(() => outbox.unreadable === 1)
    await outbox.discardAll()
    expect(notices).toEqual(['outbox.unreadable'])
    expect(await database.get('outbox', ['rep01', 'old'])).toEqual({ format: 'of another age' })
    await database.close()
  })

  test('an entry of a call that this build does not know is not lost', async () => {
    isOnline = false
    const { id } = await write(open(), 'a')
    await closeAll()
    isOnline = true
    const outbox = open({ findCall: async () => undefined })
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ reason: 'unknownCall' })
  })

  test('an entry whose area’s code does not load waits, and goes once it does', async () => {
    let isThere = false
    const outbox = open({
      findCall: async () => {
        if (!isThere) throw new Error('Loading chunk leads-repeatable failed')
        return addTrack
      },
    })
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    expect(sent).toEqual([])
    isThere = true
    whenChanged()
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['a'])
  })
})
