import type { SimContext, SimKind, SimRecord } from '../contract'
import { newRecordId } from '../world'
import { refusal } from './refuse'

/** A record that carries its version: each write of it counts one up. */
export type Versioned = SimRecord & { readonly version: number }

/** Some fields of a record; one that is undefined goes. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined }

export interface RecordOptions<T> {
  /** Of the ids, `CT`. */
  readonly prefix: string
  /** The right to read them. */
  readonly right: string
  readonly org: (record: T) => string
  /** Login names of those whose it is, or with whom it is shared; undefined ones are nobody. */
  readonly owners: (record: T) => readonly (string | undefined)[]
  /** Who else sees a record. */
  readonly sees?: (record: T, context: SimContext) => boolean
}

/** The records of one kind, as somebody sees and may touch them. */
export interface SimRecords<T extends Versioned> {
  readonly kind: SimKind<T>
  sees(record: T, context: SimContext): boolean
  /** Those in sight, in the order of the store. */
  all(context: SimContext): IterableIterator<T>
  /** Throws 4004 when it is gone, 4003 when it is out of sight: a link to it leads to a page that says so. */
  read(id: unknown, context: SimContext): T
  /** True with the right over the record's organisation, or, as one of its owners, over own records. */
  may(right: string, record: T, context: SimContext): boolean
  /** Writes a new one; `make` gets its id. */
  create(make: (id: string) => T, context: SimContext): T
  /** Writes what the server changes by itself; the version counts up. A person's changes are moves. */
  change(record: T, change: Change<T>, context: SimContext): T
}

export function simRecords<T extends Versioned>(kind: SimKind<T>, options: RecordOptions<T>): SimRecords<T> {
  const { right, org, owners } = options
  const may: SimRecords<T>['may'] = (asked, record, context) => {
    const orgCode = org(record)
    if (context.can(asked, orgCode, 'any')) return true
    return context.can(asked, orgCode, 'own') && owners(record).includes(context.employee.loginName)
  }
  const sees: SimRecords<T>['sees'] = (record, context) =>
    may(right, record, context) || (options.sees?.(record, context) ?? false)
  return {
    kind,
    sees,
    may,
    *all(context) {
      for (const record of context.store.table(kind).values()) if (sees(record, context)) yield record
    },
    read(id, context) {
      const record = context.store.table(kind).get(String(id))
      if (!record) throw refusal(4004)
      if (!sees(record, context)) throw refusal(4003, { right })
      return record
    },
    create(make, context) {
      const record = make(newRecordId(options.prefix, context.store.next(kind.name)))
      context.store.table(kind).put(record)
      return record
    },
    change(record, change, context) {
      const after = changed(record, change)
      context.store.table(kind).put(after)
      return after
    },
  }
}

/** The record after a change, one version on. */
export function changed<T extends Versioned>(record: T, change: Change<T>): T {
  const after: Record<string, unknown> = { ...record, ...change, version: record.version + 1 }
  for (const [name, value] of Object.entries(change)) if (value === undefined) delete after[name]
  return after as T
}
