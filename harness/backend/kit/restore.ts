import type { Call } from '#src/http'
import { answer, type SimContext, type SimHandler, type SimKind, type SimRecord, type Wire } from '../contract'
import { refusal } from './refuse'
import type { SimMoves } from './simMoves'
import type { SimRecords, Versioned } from './simRecords'

/** Longest time after a move in which it can be undone. ms */
export const UNDO_WINDOW = 60_000

/**
 * How the last move of a record is undone. It stands beside the record, not in it; any later write counts the record's
 * version up and so voids it.
 */
interface Undo {
  /** Kind and id of the record. */
  readonly of: string
  readonly move: string
  readonly by: string
  readonly at: string
  /** The version that may be undone; of a record that went, its last one. */
  readonly version: number
  readonly before: SimRecord
  /** Names of the fields that changed; null: the record went. */
  readonly fields: readonly string[] | null
}
export const undoKind: SimKind<Undo> = { name: 'undo', id: (record) => record.of }

const keyOf = (kind: SimKind<never>, id: string) => `${kind.name} ${id}`

/** Keeps what a move changed, `fields` by name or (null) all of it, so that its doer can undo it. */
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

/**
 * Puts the record back as it was before my last move of it, and gives it with the move's name. Throws 4004 when there is
 * none in sight, 4010 when there is nothing of mine to undo any more, 4009 on another version than the one to be undone.
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
  const record = putBack(undo.before as T, current, undo)
  store.table(kind).put(record)
  store.table(undoKind).delete(undo.of)
  return { record, move: undo.move }
}

/** The record as it was, its fields in their old order; what was not the move's (a star set meanwhile) stays as it is now. */
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

/** Answers `POST /api/<area>/restore { kind, id, version }` for the kinds of several tables; kinds by their names here. */
export function restoreHandler(
  // biome-ignore lint/suspicious/noExplicitAny: what the app says and reads is the area's own
  call: Call<any, any>,
  // biome-ignore lint/suspicious/noExplicitAny: tables of several kinds
  tables: readonly SimMoves<any>[],
): SimHandler {
  return answer(call, ({ kind, id, version }: Wire, context) => {
    const moves = tables.find(({ records }) => records.kind.name === kind)
    if (!moves) throw refusal(4000, { fields: { kind: 'unknown' } })
    return moves.view(moves.restore(id, version, context), context)
  })
}
