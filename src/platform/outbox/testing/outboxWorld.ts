import * as v from 'valibot'
import type { Database, RowKey, StorageNotice, Surroundings, TableName } from '#base/storage'
import { call, HttpError } from '#platform/http'
import { isUnder } from '../../../base/storage/MemoryTables'
import { addressOf } from '../detachFiles'
import { Outbox, type OutgoingFile } from '../queue/Outbox'

/** A repeatable call for tests. */
export const insertTrack = call({
  host: 'cm',
  method: 'POST',
  path: '/track/insert',
  send: 'json',
  repeatable: true,
  about: 'Adds a follow-up.',
  request: v.object({ lead: v.string(), text: v.number(), photos: v.optional(v.array(v.string()), []) }),
  response: v.unknown(),
})

/** What happens to one request. */
export const FATES = [
  'taken',
  'requestLost',
  'answerLost',
  'twice',
  'refused',
  'serverError',
  'hangs',
  'signedOut',
] as const
export type Fate = (typeof FATES)[number]

const TIMEOUT = 20_000

/** Runs pending microtasks; all work in this simulation runs on microtasks and simulated timers. */
export async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await undefined
}
export const settle = () => ticks(150)

interface Row {
  readonly key: RowKey
  readonly text: string
}

/** Storage failures: before or after the operation was carried out. */
export const FAILURES = ['before', 'after'] as const
export type Failure = (typeof FAILURES)[number]

/** Simulated storage that survives the page. Rows are copies, as in IndexedDB. */
export class Disk {
  failure: Failure | undefined
  private readonly rows = new Map<string, Row>()

  /** A database for one page; after the page was killed, nothing is written and nothing resolves. */
  mount(isAlive: () => boolean): Database {
    const step = async <T>(run: () => T): Promise<T> => {
      await ticks(2)
      if (!isAlive()) return new Promise<T>(() => undefined)
      if (this.failure === 'before') throw new DOMException('broken', 'UnknownError')
      const result = run()
      if (this.failure === 'after') throw new DOMException('broken', 'UnknownError')
      await ticks(1)
      return isAlive() ? result : new Promise<T>(() => undefined)
    }
    const id = (table: TableName, key: RowKey) => `${table} ${JSON.stringify(key)}`
    const read = (table: TableName, key: RowKey): unknown => {
      const row = this.rows.get(id(table, key))
      return row && JSON.parse(row.text)
    }
    const write = (table: TableName, key: RowKey, value: unknown) => {
      if (value === undefined) this.rows.delete(id(table, key))
      else this.rows.set(id(table, key), { key, text: JSON.stringify(value) })
    }
    return {
      get: (table, key) => step(() => read(table, key)),
      all: (table, prefix) =>
        step(() =>
          [...this.rows]
            .filter(([name, row]) => name.startsWith(`${table} `) && isUnder(row.key, prefix))
            .map(([, row]) => ({ key: row.key, value: JSON.parse(row.text) })),
        ),
      put: (table, key, value) =>
        step(() => {
          write(table, key, value)
          return 'device' as const
        }),
      delete: (table, key) => step(() => write(table, key, undefined)),
      update: (table, key, change) =>
        step(() => {
          const value = change(read(table, key))
          write(table, key, value)
          return { value, storedIn: 'device' as const }
        }),
      close: async () => undefined,
    }
  }
}

export interface Track {
  readonly lead: string
  readonly text: number
  readonly photos: readonly string[]
}

/** Simulated back end: records what arrives, in order. */
export class FakeServer {
  readonly tracks: Track[] = []
  /** Addresses of the uploaded files, in order. */
  readonly files: string[] = []
  private readonly keys = new Set<string>()
  private readonly addresses = new Map<string, string>()

  constructor(readonly honoursKeys: boolean) {}

  take(request: Track, key: string): void {
    if (this.honoursKeys && this.keys.has(key)) return
    this.keys.add(key)
    this.tracks.push(request)
  }

  /** The address of an uploaded file: its name and a number. */
  store(name: string, key: string): string {
    const known = this.honoursKeys ? this.addresses.get(key) : undefined
    if (known !== undefined) return known
    const address = `${name}#${this.files.length}`
    this.files.push(address)
    this.addresses.set(key, address)
    return address
  }
}

/** Names of the photos that belong to a text: none, one, two or five. */
export const photosOf = (text: number): string[] =>
  Array.from({ length: [0, 1, 2, 5][text % 4] ?? 0 }, (_, at) => `${text}-${at}.jpg`)

const photo = (name: string): OutgoingFile => ({ id: `photo ${name}`, to: 'photo', name, size: 1, path: `/sd/${name}` })

/** Simulates a phone with its network and its user: opens the app, writes, loses the network, kills the page. */
export class World {
  readonly disk = new Disk()
  readonly notices: StorageNotice[] = []
  /** Fates of the next requests; 'taken' when empty. */
  readonly fates: Fate[] = []
  /** Writes that `enqueue` has accepted. */
  readonly accepted: number[] = []
  /** Writes that `enqueue` has rejected at least once; the user submits them again. */
  readonly refused = new Map<number, string>()
  /** Writes during a storage failure: their order is not guaranteed. */
  readonly unordered = new Set<number>()
  outbox!: Outbox
  /** Simulated time in ms, independent of the phone's clock. */
  protected elapsed = 100_000_000_000
  /** Offset of the phone's clock. ms */
  private skew = 0
  protected isOnline = true
  protected isAlive = { yes: true }
  private timers: { at: number; run: () => void }[] = []
  private whenChanged = () => {}
  private written = 0

  constructor(readonly server: FakeServer) {
    this.open()
  }

  write(lead: string): void {
    this.written += 1
    this.elapsed += 1
    if (this.disk.failure) this.unordered.add(this.written)
    this.submit(lead, this.written)
  }

  /** The phone's clock, ms since the epoch. */
  readonly now = () => this.elapsed + this.skew

  /** Sets the phone's clock forward or back. */
  setClock(by: number): void {
    this.skew += by
  }

  network(isOnline: boolean): void {
    this.isOnline = isOnline
    this.whenChanged()
  }

  /** Kills the page after so many microtasks and opens it again. */
  async kill(after: number): Promise<void> {
    await ticks(after)
    this.isAlive.yes = false
    this.timers = []
    this.open()
  }

  /** The user retries failed entries and signs in where asked to. */
  async attend(): Promise<void> {
    if (this.outbox.needsSignIn) this.outbox.signedIn()
    for (const [text, lead] of this.refused) if (!this.accepted.includes(text)) this.submit(lead, text)
    await settle()
    // A failed retry is repeated the next time.
    for (const item of this.outbox.attention) await this.outbox.retryNow(item.id).catch(() => undefined)
  }

  async pass(ms: number): Promise<void> {
    const end = this.elapsed + ms
    await settle()
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers = this.timers.filter((timer) => timer !== next)
      this.elapsed = Math.max(this.elapsed, next.at)
      next.run()
      await settle()
    }
    this.elapsed = end
  }

  /** Ends all failures and passes time until everything is sent. */
  async recover(): Promise<void> {
    this.fates.length = 0
    this.disk.failure = undefined
    this.network(true)
    for (let round = 0; round < 40; round += 1) {
      await this.pass(400_000)
      const isAllStored = [...this.refused.keys()].every((text) => this.accepted.includes(text))
      if (this.outbox.unsentCount === 0 && isAllStored) return
      await this.attend()
    }
  }

  private submit(lead: string, text: number): void {
    const alive = this.isAlive
    const label = String(text)
    const photos = photosOf(text).map(photo)
    void this.outbox
      .enqueue({
        call: insertTrack,
        request: { lead, text, photos: photos.map(({ id }) => addressOf(id)) },
        uploads: photos,
        record: `lead:${lead}`,
        label,
        idempotencyKey: `key ${label}`,
      })
      .then(
        () => alive.yes && this.accepted.push(text),
        () => alive.yes && this.refused.set(text, lead),
      )
  }

  protected open(): void {
    const alive = { yes: true }
    this.isAlive = alive
    const surroundings: Surroundings = {
      now: this.now,
      chance: () => 0.5,
      later: (run, ms) => {
        const timer = { at: this.elapsed + ms, run }
        this.timers.push(timer)
        return () => {
          this.timers = this.timers.filter((other) => other !== timer)
        }
      },
      isOnline: () => this.isOnline,
      onChange: (run) => {
        this.whenChanged = run
        return () => undefined
      },
      tabs: { notify: () => undefined, listen: () => () => undefined },
    }
    this.outbox = new Outbox({
      database: this.disk.mount(() => alive.yes),
      user: 'rep01',
      http: async (sent, request, options) => {
        const track = v.parse(insertTrack.declaration.request, request) as Track
        const key = options?.idempotencyKey ?? ''
        await this.travel(() => this.server.take(track, key), alive)
        return sent.response({})
      },
      uploadFile: async ({ name, path }, { idempotencyKey }) => {
        const fileUrl = await this.travel(() => this.server.store(name, idempotencyKey), alive)
        return { fileName: name, size: 1, suffix: 'jpg', fileUrl: path === `/sd/${name}` ? fileUrl : 'wrong file' }
      },
      findCall: async () => insertTrack,
      alreadyThere: ({ request }) => this.alreadyThere(request),
      notice: (notice) => this.notices.push(notice),
      leadership: (_name, onChange) => {
        onChange(true)
        return () => undefined
      },
      surroundings,
    })
  }

  /** The look-up on the server; missing where keys are honoured, so that each protection is tested alone. */
  protected async alreadyThere(request: unknown): Promise<boolean | undefined> {
    await ticks(2)
    if (this.server.honoursKeys) return undefined
    if (!this.isOnline) throw new HttpError('network', 'Network Error', { callId: 'list' })
    const { lead, text } = v.parse(v.object({ lead: v.string(), text: v.number() }), request)
    return this.server.tracks.some((track) => track.lead === lead && track.text === text)
  }

  /** Carries a request to the server, which takes it unless its fate is another. */
  protected async travel<T>(arrive: () => T, alive: { yes: boolean }): Promise<T> {
    const never = () => new Promise<never>(() => undefined)
    const lost = () => new HttpError('network', 'Network Error', { callId: insertTrack.id })
    if (!alive.yes) return never()
    if (!this.isOnline) throw lost()
    const fate = this.fates.shift() ?? 'taken'
    if (fate === 'requestLost') throw lost()
    if (fate === 'refused') throw new HttpError('refused', 'not now', { callId: insertTrack.id, code: 4000 })
    if (fate === 'signedOut') throw new HttpError('unauthorised', 'token refused', { callId: insertTrack.id })
    const answer = arrive()
    // A proxy repeats the request; only the key prevents a duplicate.
    if (fate === 'twice' && this.server.honoursKeys) arrive()
    await ticks(3)
    if (!alive.yes) return never()
    if (fate === 'answerLost') throw lost()
    if (fate === 'serverError') throw new HttpError('status', 'Bad Gateway', { callId: insertTrack.id, status: 502 })
    if (fate !== 'hangs') return answer
    await new Promise<void>((resolve) => this.timers.push({ at: this.elapsed + TIMEOUT, run: resolve }))
    throw new HttpError('timeout', 'timeout of 20000 ms exceeded', { callId: insertTrack.id })
  }
}
