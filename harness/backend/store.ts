import { daysBetween } from '#base/calendar'
import type { Seed, SeedOptions, SimKind, SimRecord, SimStore, SimTable } from './contract'

/** Seeded records of a kind; shared by all stores and never changed. */
type Base = ReadonlyMap<string, SimRecord>
const NOTHING: Base = new Map()

/** Seeded records by name of the kind. */
export interface SeededBase {
  get(kind: string): Base | undefined
}

/** Options of the seed that a store starts from. */
export type DataSet = Pick<SeedOptions, 'size' | 'seed'>

/** Sizes that an area seeds, smallest first. */
export const SIZES = ['small', 'default', 'large'] as const satisfies readonly DataSet['size'][]

/** Maximum number of bases cached in memory besides the default one. */
const MOST_BASES = 2

/** Seeded records below the writes of a store. */
export interface Ground {
  /** Reference time of the seeded records. */
  readonly seededAt: Date
  /** Returns the records; call it for every read and do not cache the result. */
  readonly read: () => SeededBase
}

/**
 * Bases of all stores. A size or seed other than the default is seeded on demand; the two used last are cached, and
 * an evicted one is reseeded with the same result. Stores that begin on the same business day share their bases.
 */
export class Bases {
  private readonly days: { readonly seededAt: Date; readonly base: SeededBase }[] = []
  private readonly others = new Map<string, SeededBase>()

  constructor(
    readonly usual: DataSet,
    private readonly make: (data: DataSet, at: Date) => SeededBase,
  ) {}

  /** Base for a store that begins at this time. The default base is one shared object per day. */
  of(data: DataSet, at: Date): Ground {
    const { seededAt, base } = this.dayOf(at)
    return { seededAt, read: data === this.usual ? () => base : () => this.other(data, seededAt) }
  }

  private dayOf(at: Date) {
    const known = this.days.find(({ seededAt }) => daysBetween(seededAt, at) === 0)
    if (known) return known
    const day = { seededAt: at, base: this.make(this.usual, at) }
    this.days.push(day)
    if (this.days.length > MOST_BASES) this.days.shift()
    return day
  }

  private other(data: DataSet, at: Date): SeededBase {
    const key = `${data.size} ${data.seed} ${at.getTime()}`
    const base = this.others.get(key) ?? this.make(data, at)
    this.others.delete(key)
    this.others.set(key, base)
    for (const old of this.others.keys()) if (this.others.size > MOST_BASES) this.others.delete(old)
    return base
  }
}

/** Changes of a store, sufficient to rebuild it over the same seed. */
export interface StoreDump {
  readonly tables: Readonly<Record<string, { readonly put: readonly SimRecord[]; readonly deleted: readonly string[] }>>
  readonly sequences: Readonly<Record<string, number>>
}

/** Merges seeds; for the same id the later seed wins. A kind is seeded when it is first read. */
export function seedBase(kinds: readonly SimKind<SimRecord>[], seeds: readonly Seed[]): SeededBase {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const unknown = seeds.flatMap((seed) => Object.keys(seed)).find((name) => !byName.has(name))
  if (unknown !== undefined) throw new Error(`seed of an undeclared kind: ${unknown}`)
  const filled = new Map<string, Base>()
  return {
    get(name) {
      const known = filled.get(name)
      const kind = byName.get(name)
      if (known || !kind) return known
      const base = new Map<string, SimRecord>()
      for (const seed of seeds) {
        const records = seed[name] ?? []
        for (const record of typeof records === 'function' ? records() : records) base.set(kind.id(record), record)
      }
      filled.set(name, base)
      return base
    },
  }
}

class Table<T extends SimRecord> implements SimTable<T> {
  private readonly replaced = new Map<string, T>()
  private readonly added = new Map<string, T>()
  private readonly deleted = new Set<string>()
  writes = 0

  constructor(
    private readonly baseNow: () => ReadonlyMap<string, T>,
    private readonly kind: SimKind<T>,
    private readonly wrote: () => void,
  ) {}

  private get base(): ReadonlyMap<string, T> {
    return this.baseNow()
  }

  get size(): number {
    return this.base.size - this.deleted.size + this.added.size
  }

  get(id: string): T | undefined {
    if (this.deleted.has(id)) return undefined
    return this.replaced.get(id) ?? this.added.get(id) ?? this.base.get(id)
  }

  put(record: T): void {
    const id = this.kind.id(record)
    if (this.base.has(id)) {
      this.replaced.set(id, record)
      this.deleted.delete(id)
    } else this.added.set(id, record)
    this.writes++
    this.wrote()
  }

  delete(id: string): void {
    this.added.delete(id)
    this.replaced.delete(id)
    if (this.base.has(id)) this.deleted.add(id)
    this.writes++
    this.wrote()
  }

  *values(): IterableIterator<T> {
    const { base } = this
    if (this.replaced.size === 0 && this.deleted.size === 0) yield* base.values()
    else {
      for (const [id, record] of base) if (!this.deleted.has(id)) yield this.replaced.get(id) ?? record
    }
    yield* this.added.values()
  }

  dump() {
    return { put: [...this.replaced.values(), ...this.added.values()], deleted: [...this.deleted] }
  }

  get changed(): boolean {
    return this.replaced.size + this.added.size + this.deleted.size > 0
  }
}

/** A copy-on-write view of the seed: reads fall through to it, writes stay in this store. */
export class OverlayStore implements SimStore {
  // Kinds have different record types; a table is only returned for the kind that it was created for.
  private readonly tables = new Map<string, Table<SimRecord>>()
  private readonly sequences = new Map<string, number>()

  private readonly baseNow: () => SeededBase

  /** `base`: the seeded records, or a function that returns them for each read. */
  constructor(
    base: SeededBase | (() => SeededBase),
    private readonly wrote: () => void = () => undefined,
  ) {
    this.baseNow = typeof base === 'function' ? base : () => base
  }

  table<T extends SimRecord>(kind: SimKind<T>): Table<T> {
    const known = this.tables.get(kind.name)
    if (known) return known as Table<T>
    const seeded = () => (this.baseNow().get(kind.name) ?? NOTHING) as ReadonlyMap<string, T>
    const table = new Table<T>(seeded, kind, this.wrote)
    this.tables.set(kind.name, table)
    return table
  }

  next(sequence: string): number {
    const value = (this.sequences.get(sequence) ?? 0) + 1
    this.sequences.set(sequence, value)
    this.wrote()
    return value
  }

  /** Number of writes so far. */
  get writes(): number {
    return [...this.tables.values()].reduce((sum, table) => sum + table.writes, 0)
  }

  dump(): StoreDump {
    const tables: Record<string, ReturnType<Table<SimRecord>['dump']>> = {}
    for (const [name, table] of this.tables) if (table.changed) tables[name] = table.dump()
    return { tables, sequences: Object.fromEntries(this.sequences) }
  }

  /** Restores a dump; returns the names of kinds that are no longer declared. */
  restore(dump: StoreDump, kinds: readonly SimKind<SimRecord>[]): string[] {
    const unknown: string[] = []
    for (const [name, { put, deleted }] of Object.entries(dump.tables)) {
      const kind = kinds.find((each) => each.name === name)
      if (!kind) {
        unknown.push(name)
        continue
      }
      const table = this.table(kind)
      for (const id of deleted) table.delete(id)
      for (const record of put) table.put(record)
    }
    for (const [name, value] of Object.entries(dump.sequences)) this.sequences.set(name, value)
    return unknown
  }
}
