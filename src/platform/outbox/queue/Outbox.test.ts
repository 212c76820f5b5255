import { IDBFactory } from 'fake-indexeddb'
import { observable, runInAction, when } from 'mobx'
import * as v from 'valibot'
import {
  byLease,
  createDatabase,
  type Database,
  type Leadership,
  type StorageNotice,
  type Surroundings,
  type TabMessage,
  type Tabs,
} from '#base/storage'
import { type CallOptions, call, HttpError, type UploadedFile } from '#platform/http'
import { allowConsole } from '../../../../spec/jest.setup'
import { addressOf, withStandIns } from '../detachFiles'
import type { FileToUpload } from '../uploadFile'
import { Outbox, type OutboxOptions } from './Outbox'
import type { OutboxItem } from './outboxItem'

const base = { host: 'cm', method: 'POST', repeatable: true, about: 'x' } as const
const addTrack = call({
  ...base,
  path: '/track',
  send: 'json',
  request: v.object({ text: v.string(), photos: v.optional(v.array(v.string())) }),
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
  tabs: { notify: () => undefined, listen: () => () => undefined },
}
const alone: Leadership = (_name, onChange) => {
  onChange(true)
  return () => undefined
}

/** What happens to an upload; the address repeats the name. */
let takeUpload: (file: FileToUpload) => Promise<UploadedFile> | UploadedFile
const uploaded = (file: FileToUpload): UploadedFile => ({
  fileName: file.name,
  size: file.file?.size ?? 0,
  suffix: 'jpg',
  fileUrl: `https://files/${file.name}`,
})

const runTimers = () => {
  for (const { run } of timers.splice(0)) run()
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
    uploadFile: async (file) => takeUpload(file),
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
  when(() => outbox.items.get(id)?.state.kind === kind && !outbox.isSending)
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
  takeUpload = uploaded
})
afterEach(closeAll)

describe('sending', () => {
  test('an entry is sent with its idempotency key and stays in the history', async () => {
    const outbox = open()
    const { id, storedIn } = await write(outbox, 'a')
    await reaches(outbox, id, 'sent')
    expect(storedIn).toBe('device')
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

  test('nothing is sent offline; back online the entry is sent at once, also after a reload', async () => {
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

  test('after a lost answer the entry is sent again with the same key; a returning network skips the back-off', async () => {
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

  test('an entry that a look-up finds on the server is not sent again', async () => {
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

  test('the entry keeps waiting while the look-up fails', async () => {
    answers = [fails('timeout')]
    const outbox = open({ alreadyThere: async () => fails('network')() })
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    await outbox.retryNow()
    await when(() => outbox.items.get(id)?.attempts === 2 && !outbox.isSending)
    expect(outbox.items.get(id)?.state).toMatchObject({ kind: 'waiting', trouble: 'it was network' })
    expect(sent).toHaveLength(1)
  })

  test('a submit attempted outside of the outbox is looked up before it is sent', async () => {
    const outbox = open({ alreadyThere: async () => true })
    const entry = { call: addTrack, request: { text: 'a' }, record: 'lead:L-1', label: 'a' }
    const { id } = await outbox.enqueue({ ...entry, idempotencyKey: 'k-1', mayHaveArrived: true })
    await reaches(outbox, id, 'sent')
    expect(sent).toEqual([])
  })

  test('an entry changed after an attempt is sent only if that attempt did not arrive', async () => {
    const earlier = { request: { text: 'old' }, idempotencyKey: 'k-old' }
    const entry = { call: addTrack, request: { text: 'new' }, record: 'lead:L-1', label: 'a', earlier }
    const requested: unknown[] = []
    const alreadyThere = async ({ request }: { request: unknown }) => {
      requested.push(request)
      return requested.length > 1
    }
    const outbox = open({ alreadyThere })
    await reaches(outbox, (await outbox.enqueue({ ...entry, idempotencyKey: 'k-1' })).id, 'sent')
    const { id } = await outbox.enqueue({ ...entry, idempotencyKey: 'k-2' })
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ reason: 'olderArrived' })
    expect(requested).toEqual([{ text: 'old' }, { text: 'old' }])
    expect(texts()).toEqual(['new'])
  })

  test('an entry with a refused token waits for the sign-in and is not marked as failed', async () => {
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

  test('enqueue rejects calls that are not repeatable and invalid requests', async () => {
    const once = call({ ...addTrack.declaration, repeatable: false })
    const entry = { call: once, request: { text: 'a' }, record: 'r', label: '' }
    await expect(open().enqueue(entry)).rejects.toThrow('may not go through the outbox')
    const request = { text: 5 } as unknown as { text: string }
    await expect(open().enqueue({ call: addTrack, request, record: 'r', label: '' })).rejects.toThrow('string')
  })

  test('changes of the form after enqueue are not sent', async () => {
    const outbox = open()
    const request = { text: 'as submitted' }
    const adding = outbox.enqueue({ call: addTrack, request, record: 'r', label: '' })
    request.text = 'changed later'
    await reaches(outbox, (await adding).id, 'sent')
    expect(texts()).toEqual(['as submitted'])
  })
})

describe('when the clock is set back by a day', () => {
  const DAY = 86_400_000
  beforeEach(() => {
    clock = 100 * DAY
  })

  test('a waiting entry is sent without waiting for a day', async () => {
    answers = [fails('network')]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    clock -= DAY
    for (const { run } of timers.splice(0)) run()
    await reaches(outbox, id, 'sent')
  })

  test('later entries keep their back-off', async () => {
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
  test('blocks later entries of the same record only', async () => {
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

  test('an edited entry is sent at its position under a new key', async () => {
    answers = [fails('refused', { code: 4000 })]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    const behind = await write(outbox, 'b')
    await reaches(outbox, id, 'failed')
    expect(await outbox.contentsOf(id)).toEqual({ request: { text: 'a' }, isWhole: true, uploads: [] })
    expect(await outbox.edit(id, { text: 'a, longer' })).toBe(true)
    await reaches(outbox, behind.id, 'sent')
    expect(texts()).toEqual(['a', 'a, longer', 'b'])
    expect(sent[1]?.options?.idempotencyKey).not.toBe(sent[0]?.options?.idempotencyKey)
  })

  test('a discarded entry is deleted and the next one is sent', async () => {
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

  test('code 4009 is a conflict with both versions; the entry is sent only after the user has edited it', async () => {
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

  describe('entries of one record that name its version', () => {
    const versioned = {
      ...base,
      send: 'json',
      request: v.object({ version: v.number(), text: v.string(), of: v.optional(v.string()) }),
    } as const
    const save = call({ ...versioned, path: '/save', response: v.object({ version: v.number() }) })
    const savePart = call({ ...versioned, path: '/savePart', response: v.unknown() })
    const findCall = async (id: string) => [save, savePart].find((each) => each.id === id)
    const findRevision = async (id: string) =>
      id === save.id
        ? {
            revision: (_request: unknown, response: unknown) => (response as { version: number }).version,
            revisionOf: (request: unknown) => (request as { of?: string }).of,
          }
        : undefined
    const openVersions = () => open({ findCall, findRevision })
    const add = (outbox: Outbox, version: number, text: string, target: typeof save | typeof savePart = save) =>
      outbox.enqueue({ call: target, request: { version, text }, record: 'lead:L-1', label: text })
    const versions = () => sent.map(({ request }) => request)
    const made = (version: number) => () => ({ version })

    test('are sent one on top of the other, also after a reload', async () => {
      isOnline = false
      const before = openVersions()
      await add(before, 4, 'a')
      await add(before, 4, 'b')
      await add(before, 4, 'c')
      await closeAll()
      isOnline = true
      answers = [made(5), made(6), made(7)]
      const outbox = openVersions()
      await when(() => outbox.queue.length === 3 && outbox.unsentCount === 0)
      expect(versions()).toEqual([
        { version: 4, text: 'a' },
        { version: 5, text: 'b' },
        { version: 6, text: 'c' },
      ])
    })

    test('keep the version that they were written at if somebody else has changed the record in between', async () => {
      answers = [fails('refused', { code: 4009, data: { version: 5 } }), fails('refused', { code: 4009 })]
      const outbox = openVersions()
      const { id } = await add(outbox, 4, 'a')
      const behind = await add(outbox, 4, 'b')
      await reaches(outbox, id, 'conflict')
      await outbox.discard(id)
      await reaches(outbox, behind.id, 'conflict')
      expect(versions()).toEqual([
        { version: 4, text: 'a' },
        { version: 4, text: 'b' },
      ])
    })

    test('of a version that others made since stay at theirs', async () => {
      answers = [made(6), made(7)]
      const outbox = openVersions()
      await add(outbox, 4, 'a')
      const behind = await add(outbox, 4, 'b')
      await reaches(outbox, behind.id, 'sent')
      expect(versions()[1]).toEqual({ version: 4, text: 'b' })
    })

    test('are over each other also where one was still being stored when the one before was sent', async () => {
      answers = [made(5), made(6)]
      const outbox = openVersions()
      await add(outbox, 4, 'a')
      const behind = await add(outbox, 4, 'b')
      await reaches(outbox, behind.id, 'sent')
      expect(versions()).toMatchObject([{ version: 4 }, { version: 5 }])
    })

    test.each([
      ['the version after it', 5, 4],
      ['a later version, which somebody else has made', 6, 5],
    ])('of which one was found on the server at %s', async (_what, found, behind) => {
      answers = [fails('timeout'), made(6)]
      const outbox = open({ findCall, findRevision, alreadyThere: async () => found })
      const first = await add(outbox, 4, 'a')
      await add(outbox, behind, 'b')
      await outbox.retryNow(first.id)
      await when(() => outbox.queue.length === 2 && outbox.unsentCount === 0)
      expect(versions()).toMatchObject([{ version: 4 }, { version: 5 }])
    })

    test('leave alone what is of another part of the record', async () => {
      isOnline = false
      const before = openVersions()
      for (const part of ['roof', 'cellar', 'roof']) {
        const request = { version: 4, text: part, of: part }
        await before.enqueue({ call: save, request, record: 'lead:L-1', label: part })
      }
      await closeAll()
      isOnline = true
      answers = [made(5), made(5), made(6)]
      const outbox = openVersions()
      await when(() => outbox.queue.length === 3 && outbox.unsentCount === 0)
      expect(versions()).toMatchObject([{ version: 4 }, { version: 4 }, { version: 5 }])
    })

    test('leave alone what has a version of its own', async () => {
      answers = [made(5)]
      const outbox = openVersions()
      await add(outbox, 4, 'a')
      const behind = await add(outbox, 4, 'rows', savePart)
      await reaches(outbox, behind.id, 'sent')
      expect(versions()[1]).toEqual({ version: 4, text: 'rows' })
    })
  })

  test('an entry edited after an attempt that arrived is not sent without the user’s consent', async () => {
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

describe('an entry that is being sent', () => {
  /** Enqueues an entry that is being sent until `answer` is called. */
  async function onItsWay(outcome: () => unknown = () => undefined) {
    let answer: () => void = () => undefined
    const requested = new Promise<void>((resolve) => {
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
    await requested
    return { outbox, id, answer: () => answer() }
  }

  test('is deleted when it arrives after the user has signed out', async () => {
    const { outbox, id, answer } = await onItsWay()
    outbox.dispose()
    answer()
    await when(() => !outbox.items.has(id))
    await closeAll()
    expect(await createDatabase({ notice: () => undefined }).all('outbox', ['rep01'])).toEqual([])
  })

  test('is deleted even if it does not arrive after the user has deleted everything', async () => {
    const { outbox, id, answer } = await onItsWay(fails('network'))
    await outbox.discardAll()
    outbox.dispose()
    answer()
    await when(() => !outbox.items.has(id))
  })

  test('can be neither edited nor discarded', async () => {
    const { outbox, id, answer } = await onItsWay()
    expect(await outbox.edit(id, { text: 'b' })).toBe(false)
    expect(await outbox.discard(id)).toBe(false)
    answer()
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['a'])
  })

  test('after an edit the old version is looked up until it is known to be absent, then the new one', async () => {
    answers = [fails('timeout'), fails('timeout')]
    const alreadyThere = jest.fn().mockResolvedValue(false)
    const outbox = open({ alreadyThere })
    const { id } = await write(outbox, 'old')
    await reaches(outbox, id, 'waiting')
    await outbox.edit(id, { text: 'new' })
    for (const attempts of [1, 2]) {
      await outbox.retryNow()
      await when(() => outbox.items.get(id)?.attempts === attempts && !outbox.isSending)
    }
    expect(alreadyThere.mock.calls.map(([attempt]) => attempt.request)).toEqual([{ text: 'old' }, { text: 'new' }])
  })
})

describe('when the storage fails', () => {
  const breakStorage = () =>
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
  test('after the answer, the outcome is shown at once, stored later, and nothing is sent twice', async () => {
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

  test('while an entry is claimed, and the clock is then set back, it does not wait for the old time', async () => {
    allowConsole(/storage does not work/)
    clock = 100 * 86_400_000
    const outbox = open()
    await reaches(outbox, (await write(outbox, 'first')).id, 'sent')
    const broken = breakStorage()
    const { id } = await write(outbox, 'a')
    await when(() => !outbox.isSending)
    broken.mockRestore()
    clock -= 86_400_000
    whenChanged()
    await reaches(outbox, id, 'sent')
    expect(texts()).toEqual(['first', 'a'])
  })

  test('while an entry is claimed, it is sent later, once', async () => {
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
    outbox.enqueue({ call: upload, request: { file: photo() }, record: 'lead:L-1', label: 'photo' })

  test('on a full device the photo stays in memory with a notice and is sent', async () => {
    isOnline = false
    const outbox = open()
    await write(outbox, 'before')
    isFull()
    const { id, storedIn } = await enqueuePhoto(outbox)
    expect(storedIn).toBe('full')
    expect(notices).toEqual(['outbox.notStored'])
    expect(outbox.items.get(id)).toMatchObject({ filesInMemory: true, files: 1 })
    isOnline = true
    whenChanged()
    await reaches(outbox, id, 'sent')
    expect(sent[1]?.request).toEqual({ file: expect.any(Blob) })
  })

  test('if only the photo does not fit, the entry is stored and reports the missing photo after a reload', async () => {
    isOnline = false
    const put = IDBObjectStore.prototype.put
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    })
    const { id, storedIn } = await enqueuePhoto(open())
    expect([storedIn, notices]).toEqual(['device', ['outbox.photosNotStored']])
    await closeAll()
    isOnline = true
    const outbox = open()
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ reason: 'fileMissing' })
    expect(await outbox.contentsOf(id)).toEqual({ request: {}, isWhole: false, uploads: [] })
  })

  test('an entry with a photo is looked up before it is sent again', async () => {
    const isValid = (request: unknown) => v.is(upload.declaration.request, withStandIns(request))
    answers = [fails('timeout')]
    const outbox = open({ alreadyThere: async ({ request }) => isValid(request) })
    const request = { file: photo() }
    const { id } = await outbox.enqueue({ call: upload, request, record: 'lead:L-1', label: 'photo' })
    await reaches(outbox, id, 'waiting')
    await outbox.retryNow()
    await reaches(outbox, id, 'sent')
    expect(sent).toHaveLength(1)
  })
})

describe('users and tabs', () => {
  test('another user neither sees nor sends the entries; their owner finds them again', async () => {
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

  test('flush tells whether everything was sent', async () => {
    answers = [fails('network')]
    const outbox = open()
    const { id } = await write(outbox, 'a')
    await reaches(outbox, id, 'waiting')
    answers = [fails('network')]
    expect(await outbox.flush()).toBe(false)
    expect(await outbox.flush()).toBe(true)
  })

  test('in a browser without locks one tab sends for two, each entry once', async () => {
    const database = createDatabase({ notice: () => undefined })
    const leadership = byLease({ database, now: () => clock })
    const listeners = new Set<(message: TabMessage) => void>()
    const tab = () => {
      let own: unknown
      const tabs: Tabs = {
        notify: (message) => {
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
    await when(() => one.unsentCount === 0 && two.unsentCount === 0)
    expect(texts().sort()).toEqual(['a', 'b', 'c'])

    await closeAll()
    await database.close()
  })

  test('a change in another tab does not hide entries while the storage cannot be read', async () => {
    allowConsole(/storage cannot be read/)
    isOnline = false
    let changed: (message: TabMessage) => void = () => undefined
    const tabs: Tabs = {
      notify: () => undefined,
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

  test('two tabs that both lead still send an entry once', async () => {
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
    // Both tabs send their own entries, so both lead.
    await reaches(one, (await write(one, 'warm up', 'lead:W-1')).id, 'sent')
    await reaches(two, (await write(two, 'warm up', 'lead:W-2')).id, 'sent')
    answers = [fails('network')]
    const { id } = await write(one, 'a')
    await reaches(one, id, 'waiting')
    changed('changed')
    await reaches(two, id, 'waiting')
    await Promise.all([one.retryNow(), two.retryNow()])
    await when(() => !one.isSending && !two.isSending)
    expect(texts().filter((text) => text === 'a')).toHaveLength(2)
  })
})

describe('what is stored', () => {
  test('the history keeps the last twenty items', async () => {
    const outbox = open()
    for (let n = 1; n <= 22; n += 1) await write(outbox, String(n))
    await when(() => outbox.unsentCount === 0 && !outbox.isSending)
    expect(outbox.queue).toHaveLength(20)
    expect(outbox.queue[0]?.label).toBe('3')
  })

  test('an entry that this build cannot read stays stored and is reported', async () => {
    const database = createDatabase({ notice: () => undefined })
    await database.put('outbox', ['rep01', 'old'], { format: 'of another age' })
    const outbox = open()
    await when(() => outbox.unreadable === 1)
    await outbox.discardAll()
    expect(notices).toEqual(['outbox.unreadable'])
    expect(await database.get('outbox', ['rep01', 'old'])).toEqual({ format: 'of another age' })
    await database.close()
  })

  test('an entry of an unknown call is kept as failed', async () => {
    isOnline = false
    const { id } = await write(open(), 'a')
    await closeAll()
    isOnline = true
    const outbox = open({ findCall: async () => undefined })
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ reason: 'unknownCall' })
  })

  test('an entry waits while the code of its area fails to load', async () => {
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

describe('a submit with photos', () => {
  const NAMES = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']
  const photos = NAMES.map((name) => ({
    id: `photo ${name}`,
    to: 'photo' as const,
    name,
    size: 4,
    file: new Blob([`jpeg ${name}`], { type: 'image/jpeg' }),
  }))
  const checkIn = (outbox: Outbox) =>
    outbox.enqueue({
      call: addTrack,
      request: { text: 'at the gate', photos: photos.map(({ id }) => addressOf(id)) },
      uploads: photos,
      record: 'lead:L-1',
      label: 'check-in',
    })
  const ADDRESSES = NAMES.map((name) => `https://files/${name}`)

  test('uploads them first, two at a time and in order, then sends the request with their addresses', async () => {
    let running = 0
    let most = 0
    const started: string[] = []
    takeUpload = async (file) => {
      expect(await file.file?.text()).toBe(`jpeg ${file.name}`)
      expect(sent).toEqual([])
      started.push(file.name)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve))
      running -= 1
      return uploaded(file)
    }
    const outbox = open()
    const { id } = await checkIn(outbox)
    expect(outbox.items.get(id)).toMatchObject({ files: 5, bytes: expect.any(Number) })
    await reaches(outbox, id, 'sent')
    expect([most, started]).toEqual([2, NAMES])
    expect(sent.map(({ request }) => request)).toEqual([{ text: 'at the gate', photos: ADDRESSES }])
  })

  test('that was cut off by a kill uploads only the rest, each under its own key, then the request once', async () => {
    const keys: string[] = []
    const lookUp = jest.fn()
    const inFlight = observable.box(0)
    const before = open({
      uploadFile: (file, { idempotencyKey }) => {
        keys.push(idempotencyKey)
        // The page dies while the third and fourth are on their way.
        if (file.name < '3') return Promise.resolve(uploaded(file))
        runInAction(() => inFlight.set(inFlight.get() + 1))
        return new Promise(() => undefined)
      },
    })
    const { id } = await checkIn(before)
    await when(() => inFlight.get() === 2)
    await closeAll()
    expect(sent).toEqual([])
    const after = open({
      alreadyThere: async () => lookUp(),
      uploadFile: async (file, { idempotencyKey }) => {
        keys.push(idempotencyKey)
        return uploaded(file)
      },
    })
    await reaches(after, id, 'sent')
    expect(keys).toEqual([1, 2, 3, 4, 3, 4, 5].map((n) => `photo ${n}.jpg`))
    expect(sent.map(({ request }) => request)).toEqual([{ text: 'at the gate', photos: ADDRESSES }])
    // Nothing but photos was on its way, so there is nothing to look up.
    expect(lookUp).not.toHaveBeenCalled()
  })

  test('tries an upload again after 2, 4 and 8 s, whatever its end', async () => {
    const ends = ['network', 'timeout', 'malformed'] as const
    const failing = ends.map((kind) => new HttpError(kind, kind, { callId: 'upload' }))
    takeUpload = (file) => {
      const failure = failing.shift()
      if (failure) throw failure
      return uploaded(file)
    }
    const outbox = open()
    const { id } = await outbox.enqueue({
      call: addTrack,
      request: { text: 'a', photos: [addressOf('photo 1.jpg')] },
      uploads: photos.slice(0, 1),
      record: 'lead:L-1',
      label: 'a',
    })
    const waits: number[] = []
    for (const _ of ends) {
      await reaches(outbox, id, 'waiting')
      const { state } = outbox.items.get(id) ?? {}
      if (state?.kind === 'waiting') waits.push(state.notBefore - state.since)
      clock += 10_000
      runTimers()
    }
    expect(waits).toEqual([2000, 4000, 8000])
    await reaches(outbox, id, 'sent')
    expect(sent).toHaveLength(1)
  })

  test('whose photo the server refuses fails with its reason, before the request is sent', async () => {
    takeUpload = () => {
      throw new HttpError('status', 'Payload Too Large', { callId: 'upload', status: 413 })
    }
    const outbox = open()
    const { id } = await checkIn(outbox)
    await reaches(outbox, id, 'failed')
    expect(outbox.items.get(id)?.state).toMatchObject({ message: 'Payload Too Large' })
    expect(sent).toEqual([])
    const { uploads, isWhole } = await outbox.contentsOf(id)
    expect([isWhole, uploads.map(({ file }) => file?.size)]).toEqual([true, photos.map(({ file }) => file.size)])
  })

  test('on a full device keeps the photos in memory with a notice; after a reload it reports them as missing', async () => {
    isOnline = false
    const outbox = open()
    await write(outbox, 'before', 'lead:L-2')
    const put = IDBObjectStore.prototype.put
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    })
    const { id, storedIn } = await checkIn(outbox)
    expect([storedIn, notices]).toEqual(['device', ['outbox.photosNotStored']])
    expect((await outbox.contentsOf(id)).isWhole).toBe(true)
    await closeAll()
    isOnline = true
    const after = open()
    await reaches(after, id, 'failed')
    expect(after.items.get(id)?.state).toMatchObject({ reason: 'fileMissing' })
  })
})
