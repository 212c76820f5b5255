import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { type Core, defineStore, type StoreToken } from '#platform/core'
import { SubmitKey } from '#platform/outbox'
import { type Loadable, OpenRecord, type RecordDefinition, type Versioned } from './OpenRecord'

/** Records that stay in memory, so that returning to one shows it at once; those in use are not counted. */
const MAX_RECORDS = 20

/** Where lists read an area's rows; a whole record is a row too. */
export interface Rows<D, Row = D> {
  get(id: string): Row | undefined
  put(record: D): void
  /** Name of a record's entries in the outbox; default: `<rows>:<id>`. */
  outboxName?(id: string): string
}

type None = Readonly<Record<never, never>>
const nothing: Loadable = { need: () => Promise.resolve(), stop: () => undefined }

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

export interface RecordsOptions<D extends Versioned, B, P, O extends Loadable, Row>
  extends Optional<RecordDefinition<D, B, P, O>, 'beside' | 'parts' | 'own'> {
  /** Store with the rows of lists; it receives every record that is read or moved. */
  readonly rows: StoreToken<Rows<NoInfer<D>, Row>>
  /** Reads the current record from the data of a refusal 4009 (see `currentBy`); omitted if no move is refused so. */
  readonly current?: (data: unknown) => D | undefined
  /** Called after a record was changed, by a move or by somebody else; `before`: as it was shown, if it was opened. */
  readonly changed?: (core: Core, record: D, before: D | undefined) => void
  /** Parts that depend on the record's version. */
  readonly dependents?: readonly NoInfer<keyof B | keyof P>[]
  /**
   * How the outbox names the record: what the user reads, by default the id, and the key that its entries share
   * (`lead:L-1`), so that they are sent in order, by default that of its row.
   */
  readonly outboxName?: (record: D) => Pick<OutboxName, 'label'> & Partial<OutboxName>
}

export interface OutboxName {
  readonly record: string
  readonly label: string
}

/** Opened records of one kind. One per signed-in user. */
export class RecordStore<D extends Versioned, B = None, P = None, O extends Loadable = Loadable, Row = D> {
  readonly #opened = new Map<D['id'], OpenRecord<D, B, P, O, Row>>()
  readonly #keys = new Map<string, SubmitKey>()
  readonly #core: Core
  readonly #id: string
  readonly #options: RecordsOptions<D, B, P, O, Row>

  constructor(core: Core, id: string, options: RecordsOptions<D, B, P, O, Row>) {
    this.#core = core
    this.#id = id
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The model of a record's page; the same one while it is cached. */
  of(id: D['id']): OpenRecord<D, B, P, O, Row> {
    const record = this.#opened.get(id) ?? this.make(id)
    this.#opened.delete(id)
    this.#opened.set(id, record)
    for (const [oldest, other] of [...this.#opened].slice(0, -MAX_RECORDS))
      if (!other.inUse) this.#opened.delete(oldest)
    return record
  }

  /** All opened records may be stale, because something outside of the app has happened. */
  invalidateAll(): void {
    for (const open of [...this.#opened.values()]) open.invalidateAll()
  }

  /** The record may be stale if it is opened, because something that is shown with it was changed elsewhere. */
  invalidateRecord(id: string): void {
    // Ids of all kinds are texts; one of another kind finds nothing.
    this.#opened.get(id as D['id'])?.invalidateAll()
  }

  /** Id of the plugin, with which the ids of its stores begin. */
  get plugin(): string {
    return this.#id.split('.')[0] ?? this.#id
  }

  /** Shows a record as it is now, after a move or a submit, on its page and in lists. */
  applied(record: D): void {
    const { rows, changed, dependents = [] } = this.#options
    const open = this.of(record.id)
    const before = open.main.value
    open.adopt(record)
    for (const part of dependents) open.invalidate(part)
    this.#core.store(rows).put(record)
    changed?.(this.#core, record, before)
  }

  /** The current record in the data of a refusal 4009. */
  currentOf(data: unknown): D | undefined {
    return this.#options.current?.(data)
  }

  outboxName(record: D): OutboxName {
    const { rows, outboxName } = this.#options
    const ofRow = this.#core.store(rows).outboxName?.(record.id) ?? `${rows.id}:${record.id}`
    return { record: ofRow, label: record.id, ...outboxName?.(record) }
  }

  /** Idempotency keys of a move of a record. */
  keyOf(id: D['id'], move: string): SubmitKey {
    const at = `${move} ${id}`
    const key = this.#keys.get(at) ?? new SubmitKey()
    this.#keys.set(at, key)
    return key
  }

  private make(id: D['id']): OpenRecord<D, B, P, O, Row> {
    const { read, rows, beside, parts, own, texts } = this.#options
    return new OpenRecord({
      core: this.#core,
      name: `${this.#id}:${id}`,
      id,
      definition: {
        read,
        // An area that omits them has no such parts, so their types are empty too.
        beside: beside ?? ({} as NonNullable<typeof beside>),
        parts: parts ?? ({} as NonNullable<typeof parts>),
        own: own ?? (() => nothing as O),
        ...(texts !== undefined && { texts }),
      },
      row: () => this.#core.store(rows).get(id),
      outboxName: (record) => this.outboxName(record).record,
      onRecord: (record) => this.#core.store(rows).put(record),
    })
  }
}

/** Defines a kind of record: how it is read, its parts, and where its rows are. `id`: `<plugin>.<records>`. */
export function defineRecords<D extends Versioned, B = None, P = None, O extends Loadable = Loadable, Row = D>(
  id: string,
  options: RecordsOptions<D, B, P, O, Row>,
): StoreToken<RecordStore<D, B, P, O, Row>> {
  return defineStore(id, (core) => new RecordStore<D, B, P, O, Row>(core, id, options))
}

/** An opened record of a kind: `OpenOf<typeof orders>`. */
export type OpenOf<T> = T extends StoreToken<{ of(id: never): infer Open }> ? Open : never

/** For `current`: the refusal's data are the record in the format of its call's response. */
export function currentBy<D>(schema: v.GenericSchema<unknown, D>): (data: unknown) => D | undefined {
  return (data) => {
    const parsed = v.safeParse(schema, data)
    return parsed.success ? parsed.output : undefined
  }
}
