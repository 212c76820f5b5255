import type { SimContext, SimKind, SimRecord } from '../contract'
import { newRecordId } from '../world/recordId'
import { type Sees, seenBy } from './reachable'
import { refusal } from './refuse'

/** A record with a version that every change increments. */
export type Versioned = SimRecord & { readonly version: number }

/** Changed fields of a record; undefined removes a field. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined }

export interface RecordOptions<T> {
  /** Id prefix, e.g. `CT`. */
  readonly prefix: string
  /** The right to read the records. */
  readonly right: string
  readonly org: (record: T, context: SimContext) => string
  /** Login names of owners and people the record is shared with; undefined entries are ignored. */
  readonly owners: (record: T, context: SimContext) => readonly (string | undefined)[]
  /** False if what the record belongs to is gone; it is gone then, too. */
  readonly isThere?: (record: T, context: SimContext) => boolean
  /** Narrows what the right shows, where a record says itself who may read it. */
  readonly shows?: (record: T, context: SimContext) => boolean
  /** Additional readers. */
  readonly sees?: (record: T, context: SimContext) => boolean
}

/** Access to the records of one kind, by what an employee may see and change. */
export interface SimRecords<T extends Versioned> {
  readonly kind: SimKind<T>
  /** The right to read them. */
  readonly right: string
  sees(record: T, context: SimContext): boolean
  /** Visible records, in the order of the store. */
  all(context: SimContext): IterableIterator<T>
  /**
   * Throws 4004 if the record does not exist, 4003 if it is not visible (the page of a link shows the missing right).
   */
  read(id: unknown, context: SimContext): T
  /** True with the right over the record's organisation, or, for one of its owners, over own records. */
  may(right: string, record: T, context: SimContext): boolean
  /** Stores a new record; `make` receives its id. */
  create(make: (id: string) => T, context: SimContext): T
  /** Stores a change made by the server itself and increments the version. Changes by people are moves. */
  change(record: T, change: Change<T>, context: SimContext): T
}

export function simRecords<T extends Versioned>(kind: SimKind<T>, options: RecordOptions<T>): SimRecords<T> {
  const { right, org, owners, isThere = () => true } = options
  const may: SimRecords<T>['may'] = (requested, record, context) => {
    const orgCode = org(record, context)
    if (context.can(requested, orgCode, 'any')) return true
    return context.can(requested, orgCode, 'own') && owners(record, context).includes(context.employee.loginName)
  }
  const sees: SimRecords<T>['sees'] = (record, context) =>
    isThere(record, context) &&
    ((may(right, record, context) && (options.shows?.(record, context) ?? true)) ||
      (options.sees?.(record, context) ?? false))
  const seesId: Sees = (id, context) => {
    const table = context.store.table(kind)
    const record = table.get(id)
    // An empty table is that of an area which is switched off.
    if (table.size === 0) return true
    // Who lacks the right altogether is told so by the page, with the role to ask for.
    const mayRead = context.employee.roles.some(({ roleName }) => context.rolesWith(right).includes(roleName))
    return record !== undefined && (!mayRead || sees(record, context))
  }
  seenBy.set(kind.name, [...(seenBy.get(kind.name) ?? []), seesId])
  return {
    kind,
    right,
    sees,
    may,
    *all(context) {
      for (const record of context.store.table(kind).values()) if (sees(record, context)) yield record
    },
    read(id, context) {
      const record = context.store.table(kind).get(String(id))
      if (!record || !isThere(record, context)) throw refusal(4004)
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

/** The record after a change, with the next version. */
export function changed<T extends Versioned>(record: T, change: Change<T>): T {
  const after: Record<string, unknown> = { ...record, ...change, version: record.version + 1 }
  for (const [name, value] of Object.entries(change)) if (value === undefined) delete after[name]
  return after as T
}
