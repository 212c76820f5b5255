import { makeAutoObservable, observable, observableRef, observe, runInAction } from 'mobx'
import { type Query, responseOf } from '#kit/records'
import { type Core, defineStore, type StoreToken } from '#platform/core'

/** The list that a record was opened from, for previous and next (field-needs.md 8). */
export interface Browsing {
  readonly ids: readonly string[]
  /** Total number of records; more than `ids` while pages are not loaded. */
  readonly total: number
  /** Loads the next page into `ids`; resolves when it is loaded or there is none. */
  more(): Promise<void>
}

export interface Identified {
  readonly id: string
}

/** The rows that a list fills and shows. */
export interface Rows<Row extends Identified> {
  /** How often something was written that makes loaded lists stale. */
  readonly revision: number
  get(id: string): Row | undefined
  putAll(rows: readonly Row[]): void
  /** Adds to rows their `distance`, as it was received later. */
  putDistances(received: readonly Row[]): void
  browse(list: Browsing | undefined): void
  /** Calls back with the id of each row that is put or dropped, until the returned function is called. */
  watch(changed: (id: string) => void): () => void
}

interface RowsOptions<Row> {
  /** Merges a received row into the cached one, e.g. to preserve a figure that not every response has. */
  readonly merge?: (next: Row, known: Row | undefined) => Row
  /**
   * Name of the record's entries in the outbox (`lead:L-1`): their pending changes are an optimistic overlay on the
   * row. Default: `<rows>:<id>`; records over these rows have the same name.
   */
  readonly outboxName?: (id: string) => string
}

/** A field that is changed before the server confirms it: its value there, and the last request. */
interface Pending {
  onServer: unknown
  last: Promise<unknown>
}

/** Records of one kind as lists show them; shared by all screens, replaced and never mutated. */
export class RowStore<Row extends Identified> implements Rows<Row> {
  readonly records = observable.map<string, Row>([], { deep: false })
  /** How often `invalidate` was called. */
  revision = 0
  /** Undefined if the record was opened by a link. */
  browsing: Browsing | undefined = undefined
  readonly #pending = new Map<string, Pending>()
  readonly #core: Core
  readonly #merge: NonNullable<RowsOptions<Row>['merge']>
  /** Name of a record's entries in the outbox. */
  readonly outboxName: (id: string) => string

  constructor(core: Core, id: string, { merge = (next) => next, outboxName }: RowsOptions<Row> = {}) {
    this.#core = core
    this.#merge = merge
    this.outboxName = outboxName ?? ((record) => `${id}:${record}`)
    makeAutoObservable(this, { records: false, browsing: observableRef, outboxName: false }, { autoBind: true })
  }

  watch(changed: (id: string) => void): () => void {
    return observe(this.records, ({ name }) => changed(name))
  }

  /** The row as it is shown: with what waits in the outbox. */
  get(id: string): Row | undefined {
    const row = this.records.get(id)
    return row && this.#core.outbox.withOverlay(this.outboxName(id), row)
  }

  put(row: Row): void {
    this.records.set(row.id, this.#merge(row, this.records.get(row.id)))
  }

  putAll(rows: readonly Row[]): void {
    rows.forEach(this.put)
  }

  /** Nothing else of the received rows is taken: a row may have changed while they were requested, or left. */
  putDistances(received: readonly Row[]): void {
    for (const row of received) {
      const now = this.records.get(row.id)
      if (now && 'distance' in row && row.distance !== undefined)
        this.records.set(row.id, { ...now, distance: row.distance })
    }
  }

  /** Removes a record that is deleted or no longer visible to the user. */
  drop(id: string): void {
    this.records.delete(id)
  }

  /** A write has changed which rows lists find: lists of these rows refetch when they are shown. */
  invalidate(): void {
    this.revision += 1
  }

  /** Something that its row shows was changed elsewhere. */
  invalidateRecord(id: string): void {
    if (this.records.has(id)) this.invalidate()
  }

  browse(list: Browsing | undefined): void {
    this.browsing = list
  }

  /**
   * Changes a field of a row at once and sends the call, such as a star. Requests of one field are sent one after
   * another, so that the last tap is also the last request; if the server refuses, the field returns to the server's
   * value and the promise rejects.
   */
  async change<K extends keyof Row & string>(id: Row['id'], field: K, value: Row[K], requested: Query<unknown>) {
    const name = `${id} ${field}`
    const pending = this.#pending.get(name) ?? { onServer: this.records.get(id)?.[field], last: Promise.resolve() }
    this.#pending.set(name, pending)
    this.set(id, field, value)
    const sent = pending.last.catch(() => undefined).then(() => responseOf(this.#core, requested))
    pending.last = sent
    try {
      await sent
      pending.onServer = value
    } finally {
      if (pending.last === sent) {
        this.#pending.delete(name)
        runInAction(() => this.set(id, field, pending.onServer as Row[K]))
      }
    }
  }

  /**
   * A change that is made beside the lists, such as on a record's page: they are stale then. On its own row a slip can
   * be tapped back: there they are not.
   */
  async staleAfter(change: Promise<unknown>): Promise<void> {
    await change
    this.invalidate()
  }

  private set<K extends keyof Row>(id: Row['id'], field: K, value: Row[K]): void {
    const row = this.records.get(id)
    if (row) this.records.set(id, { ...row, [field]: value })
  }
}

/** Defines the store of an area's rows; lists fill it, records and moves keep it up to date. */
export function defineRows<Row extends Identified>(id: string, options?: RowsOptions<Row>): StoreToken<RowStore<Row>> {
  return defineStore(id, (core) => new RowStore<Row>(core, id, options))
}
