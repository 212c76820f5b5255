import type { AnyCall } from '#platform/http'
import { answer, type SimContext, type SimHandler, type SimKind, type SimRecord, type Wire } from '../contract'
import { refusal } from './refuse'
import type { SimMoves } from './simMoves'
import type { SimRecords, Versioned } from './simRecords'

/** How long a move can be undone. ms */
export const UNDO_WINDOW = 60_000

/**
 * How to undo the last move of a record. Stored separately from the record; any later change increments the record's
 * version and thereby invalidates it.
 */
interface Undo {
  /** Kind and id of the record. */
  readonly of: string
  readonly move: string
  readonly by: string
  readonly at: string
  /** The version that may be undone; for a deleted record its last one. */
  readonly version: number
  readonly before: SimRecord
  /** Names of the changed fields; null if the record was deleted. */
  readonly fields: readonly string[] | null
}
export const undoKind: SimKind<Undo> = { name: 'undo', id: (record) => record.of }

const keyOf = (kind: SimKind<never>, id: string) => `${kind.name} ${id}`

/** Stores what a move changed (`fields`; null: it deleted the record), so that whoever did it can undo it. */
export function remember<T extends Versioned>(
  { kind }: SimRecords<T>,
  move: string,
  before: T,
  fields: readonly string[] | null,
  { store, employee, now }: SimContext,
): void {
  store.table(undoKind).put({
    of: keyOf(kind, kind.id(before)),
    move,
    by: employee.loginName,
    at: now.toISOString(),
    version: fields === null ? before.version : before.version + 1,
    before,
    fields,
  })
}

/** Name of the move that creates a record. */
const CREATE = 'create'

/** Stores that a record was created, so that whoever did it can undo it, which deletes the record. */
export function rememberNew<T extends Versioned>(
  { kind }: SimRecords<T>,
  record: T,
  { store, employee, now }: SimContext,
): void {
  store.table(undoKind).put({
    of: keyOf(kind, kind.id(record)),
    move: CREATE,
    by: employee.loginName,
    at: now.toISOString(),
    version: record.version,
    before: record,
    fields: [],
  })
}

/**
 * Reverts the employee's last move of a record; returns the record and the move's name. Throws 4004 if the record does
 * not exist or is not visible, 4010 if there is nothing (left) to undo, 4009 if `version` is not the one to undo.
 */
export function undoMove<T extends Versioned>(
  records: SimRecords<T>,
  id: string,
  version: unknown,
  context: SimContext,
  view: (record: T, context: SimContext) => unknown,
): { readonly record: T; readonly move: string } {
  const { kind } = records
  const { store, employee, now } = context
  const current = store.table(kind).get(id)
  const undo = store.table(undoKind).get(keyOf(kind, id))
  const isMine = undo?.by === employee.loginName
  if (!isMine && (!current || !records.sees(current, context))) throw refusal(4004)
  if (!undo || !isMine || now.getTime() - Date.parse(undo.at) > UNDO_WINDOW) throw refusal(4010)
  const isLatest = undo.fields === null ? current === undefined : current?.version === undo.version
  if (!isLatest) throw refusal(4010)
  if (Number(version) !== undo.version) throw refusal(4009, current && view(current, context))
  store.table(undoKind).delete(undo.of)
  if (undo.move === CREATE) {
    store.table(kind).delete(id)
    return { record: undo.before as T, move: undo.move }
  }
  const record = putBack(undo.before as T, current, undo)
  store.table(kind).put(record)
  return { record, move: undo.move }
}

/** The record before the move, with its field order. Fields that the move did not change have their current value. */
function putBack<T extends Versioned>(before: T, current: T | undefined, { fields, version }: Undo): T {
  const back: Record<string, unknown> = {}
  const now: Readonly<Record<string, unknown>> = current ? { ...current } : { ...before }
  for (const [name, value] of Object.entries(before)) {
    if (fields?.includes(name)) back[name] = value
    else if (name in now) back[name] = now[name]
  }
  for (const [name, value] of Object.entries(now)) if (!(name in before) && !fields?.includes(name)) back[name] = value
  return { ...back, version: version + 1 } as T
}

/** Handler of `POST /api/<area>/restore { kind, id, version }` for several move tables; `kind` is the kind's name. */
export function restoreHandler(
  call: AnyCall,
  // biome-ignore lint/suspicious/noExplicitAny: tables of several kinds
  tables: readonly SimMoves<any>[],
): SimHandler {
  return answer(call, ({ kind, id, version }: Wire, context) => {
    const moves = tables.find(({ records }) => records.kind.name === kind)
    if (!moves) throw refusal(4000, { fields: { kind: 'unknown' } })
    return moves.view(moves.restore(id, version, context), context)
  })
}
