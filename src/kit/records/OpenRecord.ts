import { makeAutoObservable, observableRef } from 'mobx'
import type { Core } from '#platform/core'
import { DENIED, GONE, refusalCode } from '#platform/http'
import type { OutboxItem } from '#platform/outbox'
import type { Query } from './query'
import type { Resource } from './Resource'
import { storedResource } from './storedResource'

/** Fields that every record has (gaps 'Every area'). */
export interface Versioned {
  readonly id: string
  readonly version: number
  /** Names of the moves that the user may do now; leads have rights of their own instead. */
  readonly can?: readonly string[] | undefined
  readonly owner?: unknown
}

/** Who may do what with a record. */
const rightsOf = ({ can, owner }: Versioned): string => JSON.stringify([owner, can])

export type RecordState = 'loading' | 'ready' | 'not-found' | 'denied' | 'failed'

/** Says what changed between two versions, one line each. */
export type Comparison<D> = (before: D, after: D) => readonly string[]

export type Resources<P> = { readonly [K in keyof P]: Resource<P[K]> }

/** Data of an area's own class that is loaded with the record, such as a paged timeline. */
export interface Loadable {
  need(): Promise<void>
  stop(): void
  /** It may be stale: the next `need` refetches it. */
  invalidate?(): void
}

export interface RecordDefinition<D extends Versioned, B, P, O extends Loadable> {
  /** The record itself. */
  readonly read: (id: D['id']) => Query<D>
  /** Parts that are requested together with the record and decide with it whether the page can be shown. */
  readonly beside: { readonly [K in keyof B]: (id: D['id']) => Query<B[K]> }
  /**
   * Parts that are requested after the record; each may fail on its own. `record` is undefined if a form needs the part
   * before the record was loaded. `core` gives whether the part's area is available (`canReach`).
   */
  readonly parts: { readonly [K in keyof P]: (id: D['id'], record: D | undefined, core: Core) => Query<P[K]> }
  /** `part` makes a resource that is stored for offline reading, like the parts above. */
  readonly own: (core: Core, id: D['id'], part: MakePart) => O
  /** Group of the area's texts about these records ('Lead not found'); `detail` unless given. */
  readonly texts?: string
}

/** Makes a part of a record under a name of its own among the record's offline copies. */
export type MakePart = <A>(name: string, query: () => Query<A>) => Resource<A>

interface OpenOptions<D extends Versioned, B, P, O extends Loadable, Row> {
  readonly core: Core
  readonly definition: RecordDefinition<D, B, P, O>
  /** Name of the record's offline copy: `<store>:<id>`. */
  readonly name: string
  readonly id: D['id']
  /** The row of the lists, if one has shown it. */
  readonly row: () => Row | undefined
  readonly onRecord: (record: D) => void
  /** Name of the record's entries in the outbox. */
  readonly outboxName: (record: D) => string
}

/**
 * One record as its page shows it. The record and its parts load, fail and are retried separately; without network they
 * are read from the device, if they were loaded there before.
 */
export class OpenRecord<D extends Versioned, B = unknown, P = unknown, O extends Loadable = Loadable, Row = D> {
  readonly id: D['id']
  readonly texts: string | undefined
  readonly main: Resource<D>
  readonly beside: Resources<B>
  readonly parts: Resources<P>
  readonly own: O
  /** The record as this user last saw it, if somebody else has changed it since (4009). */
  before: D | undefined = undefined
  /** Name of the running move. */
  moving: string | undefined = undefined
  /** Its page is shown. */
  #watched = false
  /** Number of other pages that work with it, such as a form. */
  #holders = 0
  #compare: Comparison<D> = () => []
  readonly #core: Core
  readonly #name: string
  readonly #row: () => Row | undefined
  readonly #outboxName: (record: D) => string

  constructor({ core, definition, name, id, row, onRecord, outboxName }: OpenOptions<D, B, P, O, Row>) {
    const { read, beside, parts, own, texts } = definition
    this.#core = core
    this.#name = name
    this.#row = row
    this.#outboxName = outboxName
    this.id = id
    this.texts = texts
    this.main = this.resource(
      'main',
      () => read(id),
      (record) => {
        this.compareRights(record)
        onRecord(record)
      },
    )
    this.beside = mapEntries(beside, (asks, key) => this.resource(key, () => asks(id))) as Resources<B>
    this.parts = mapEntries(parts, (asks, key) =>
      this.resource(key, () => asks(id, this.main.value, core)),
    ) as Resources<P>
    this.own = own(core, id, (part, query) => this.resource(part, query))
    makeAutoObservable<this, 'first' | 'rest' | 'compareRights'>(
      this,
      {
        id: false,
        texts: false,
        main: false,
        beside: false,
        parts: false,
        own: false,
        before: observableRef,
        // Not a computed value: what it reads is not observable.
        inUse: false,
        compareBy: false,
        changesSince: false,
        first: false,
        rest: false,
        compareRights: false,
      },
      { autoBind: true },
    )
  }

  get state(): RecordState {
    const codes = this.first.map(({ error }) => refusalCode(error))
    if (codes.includes(DENIED)) return 'denied'
    if (codes.includes(GONE)) return 'not-found'
    if (this.main.value) return 'ready'
    return this.main.status === 'failed' ? 'failed' : 'loading'
  }

  /**
   * The record as it is shown: with the pending changes of the outbox. Moves are made from `main`, the version on the
   * server.
   */
  get shown(): D | undefined {
    const { value } = this.main
    return value && this.#core.outbox.withOverlay(this.#outboxName(value), value)
  }

  /** What of the record waits in the outbox, in order. */
  get waiting(): readonly OutboxItem[] {
    const { value } = this.main
    return value ? this.#core.outbox.unsentOf(this.#outboxName(value)) : []
  }

  /** What can be shown: the record, or the row of a list while the record is loading. */
  get known(): D | Row | undefined {
    return this.shown ?? this.#row()
  }

  /**
   * Why the record or a part beside it did not load, also beside a value that stayed; the refusal if that decides the
   * state.
   */
  get error(): unknown {
    const errors = this.first.map(({ error }) => error).filter((error) => error !== undefined)
    return [DENIED, GONE].map((code) => errors.find((error) => refusalCode(error) === code)).find(Boolean) ?? errors[0]
  }

  /** When the record was loaded, if it was stored by an earlier visit. */
  get seenAt(): Date | undefined {
    return this.main.seenAt
  }

  /** The record or a part beside it is still loading, so the available actions are undetermined. */
  get isLearning(): boolean {
    return this.first.some(({ pending }) => pending)
  }

  /** A page works with it: it must stay the only model of this record. */
  get inUse(): boolean {
    return this.#watched || this.#holders > 0 || this.moving !== undefined
  }

  /** Caches it until the returned function is called. */
  hold(): () => void {
    this.#holders += 1
    return () => {
      this.#holders -= 1
    }
  }

  /** Loads what is missing or stale: first the record and the parts beside it, then the remaining parts. */
  async open(): Promise<void> {
    this.#watched = true
    await Promise.all(this.first.map((part) => part.need()))
    if (this.state === 'ready') await Promise.all([...this.rest, this.own].map((part) => part.need()))
  }

  /** The page was left. */
  close(): void {
    this.#watched = false
    for (const part of [...this.first, ...this.rest, this.own]) part.stop()
  }

  /** Sets how its page says what changed between two versions. */
  compareBy(compare: Comparison<D>): void {
    this.#compare = compare
  }

  /** What changed since another version, one line each; empty if no page of the record is shown. */
  changesSince(before: D): readonly string[] {
    const { value } = this.main
    return value ? this.#compare(before, value) : []
  }

  /** The user has seen what somebody else changed. */
  seen(): void {
    this.before = undefined
  }

  /** Shows the record as it is now. */
  adopt(record: D): void {
    this.compareRights(record)
    this.main.set(record)
  }

  /**
   * If its owner changes, or what the user may do with it, all parts are stale: they may contain more or less then,
   * such as masked numbers.
   */
  private compareRights(record: D): void {
    const { value } = this.main
    if (!value || rightsOf(value) === rightsOf(record)) return
    for (const part of [...Object.values<Resource<unknown>>(this.beside), ...this.rest]) part.invalidate()
  }

  /** These parts may be stale: they are refetched, at once while the page is shown. */
  invalidate(first: keyof B | keyof P, ...others: readonly (keyof B | keyof P)[]): void {
    const all = new Map(Object.entries<Resource<unknown>>({ ...this.beside, ...this.parts }))
    for (const name of [first, ...others]) all.get(String(name))?.invalidate()
    if (this.#watched) void this.open()
  }

  /** All of the record may be stale, because somebody else changed it: refetched, at once while the page is shown. */
  invalidateAll(): void {
    this.makeStale()
    if (this.#watched) void this.open()
  }

  /**
   * As `invalidateAll`; resolves once it is refetched. Where no page shows it, only what was loaded is, and its parts
   * only if it is held: a form may begin with one of them. Never rejects.
   */
  async refetch(): Promise<void> {
    this.makeStale()
    if (this.#watched) return this.open()
    await reloadLoaded(this.first)
    if (this.#holders > 0 && this.state !== 'denied' && this.state !== 'not-found') await reloadLoaded(this.rest)
  }

  private makeStale(): void {
    for (const part of [...this.first, ...this.rest]) part.invalidate()
    this.own.invalidate?.()
  }

  private get first(): readonly Resource<unknown>[] {
    return [this.main, ...Object.values<Resource<unknown>>(this.beside)]
  }

  private get rest(): readonly Resource<unknown>[] {
    return Object.values<Resource<unknown>>(this.parts)
  }

  private resource<A>(part: string, query: () => Query<A>, onValue?: (value: A) => void): Resource<A> {
    return storedResource(this.#core, { record: this.#name, part, query, onValue })
  }
}

async function reloadLoaded(parts: readonly Resource<unknown>[]): Promise<void> {
  await Promise.all(parts.filter(({ value }) => value !== undefined).map((part) => part.load()))
}

function mapEntries<T extends object, R>(values: T, map: (value: T[keyof T], key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value as T[keyof T], key)]))
}
