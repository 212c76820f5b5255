import type { AnyCall } from '#platform/http'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '../contract'
import { type FieldErrors, refusal, refuseFields } from './refuse'
import { remember, undoMove } from './restore'
import { type Change, changed, type SimRecords, type Versioned } from './simRecords'

/** Returned by a move's `run` to delete the record. */
export const removed = Symbol('removed')

/**
 * A named change of one record. Refusals are checked in this order (domain/gaps.md 'Moves'): missing or not visible
 * 4004,
 * `right` 4003, `who`, `from` 4010, version 4009, `check` 4000.
 */
export interface SimMove<T> {
  /** Required over the record; without it, everyone who sees the record may do the move. */
  readonly right?: string
  /**
   * Overrides who has the right over this record (default: its owners, and holders of the right over its organisation).
   * Whoever passes may reach the record even if it is no longer visible to them, so that a second taker learns who was
   * first.
   */
  readonly may?: (record: T, context: SimContext) => boolean
  /** Throws the area's own refusal, e.g. somebody was first or a limit is reached. */
  readonly who?: (record: T, context: SimContext) => void
  /** True in the states that allow the move. */
  readonly from?: (record: T, context: SimContext) => boolean
  /** Errors of the submitted fields; may throw the area's own refusal if it depends on them. */
  readonly check?: (wire: Wire, record: T, context: SimContext) => FieldErrors
  /** The changed fields. */
  readonly run: (record: T, wire: Wire, context: SimContext) => Change<T> | typeof removed
  /** A request names what it changes, and anything else stays; without it, a field that is not sent is removed. */
  readonly partial?: boolean
  /** Whoever did the move can undo it for 60 s. */
  readonly undo?: boolean
  /** Writes to other records. */
  readonly after?: (record: T, before: T, context: SimContext, wire: Wire) => void
  /** Reverts what `after` wrote; `before`: the record as the move had left it, undefined if the move deleted it. */
  readonly undone?: (record: T, context: SimContext, before: T | undefined) => void
  /** For the contract test: fields that are accepted, and fields that are refused (default: none at all). */
  readonly example?: (record: T, context: SimContext) => Wire
  readonly wrong?: Wire
}

/** Moves somebody may do with a record now, and the codes of those that a rule of the area refuses. */
export interface Abilities {
  readonly can: readonly string[]
  readonly why: Readonly<Record<string, number | string>>
}

/** The moves of one kind of record: handlers, refusals, undo and `can` are derived from one table. */
export interface SimMoves<T extends Versioned, Name extends string = string> {
  readonly records: SimRecords<T>
  readonly table: Readonly<Record<Name, SimMove<T>>>
  /** The record as transmitted to its reader. */
  view(record: T, context: SimContext): unknown
  /** Part of every transmitted record, so that screens and server always agree on what is allowed. */
  abilities(record: T, context: SimContext): Abilities
  /** Runs a move; returns the changed record, undefined if it was deleted. Throws the refusals above. */
  run(name: Name, id: unknown, wire: Wire, context: SimContext): T | undefined
  /** Undoes the employee's last move of the record; see `undoMove`. */
  restore(id: unknown, version: unknown, context: SimContext): T
  /**
   * Handlers of `POST …/{id}/<move> { version, … }`; the result is the changed record, null if deleted. `idName`:
   * the request's field for the id.
   */
  handlers(calls: Readonly<Partial<Record<Name, AnyCall>>>, idName?: string): readonly SimHandler[]
  /** Handler of several moves in one call, whose `field` names the move (4000 `required` if it names none of them). */
  oneOf(call: AnyCall, field: string, names: readonly Name[], idName?: string): SimHandler
}

export function simMoves<T extends Versioned, const M extends Readonly<Record<string, SimMove<T>>>>(
  records: SimRecords<T>,
  table: M,
  view: (record: T, context: SimContext) => unknown,
): SimMoves<T, keyof M & string> {
  type Name = keyof M & string
  const { kind } = records

  function permit({ right, may }: SimMove<T>, record: T, context: SimContext): boolean {
    return may ? may(record, context) : right === undefined || records.may(right, record, context)
  }

  function abilities(record: T, context: SimContext): Abilities {
    const can: string[] = []
    const why: Record<string, number | string> = {}
    for (const [name, move] of Object.entries<SimMove<T>>(table)) {
      if (!permit(move, record, context) || move.from?.(record, context) === false) continue
      try {
        move.who?.(record, context)
        can.push(name)
      } catch (error) {
        if (!(error instanceof SimRefusal)) throw error
        why[name] = error.code
      }
    }
    return { can, why }
  }

  function run(name: Name, id: unknown, wire: Wire, context: SimContext): T | undefined {
    const move = table[name] as SimMove<T>
    const before = context.store.table(kind).get(String(id))
    if (!before) throw refusal(4004)
    const isPermitted = permit(move, before, context)
    if (!records.sees(before, context) && !(move.may && isPermitted)) throw refusal(4004)
    if (!isPermitted) throw refusal(4003, { right: move.right })
    move.who?.(before, context)
    if (move.from?.(before, context) === false) throw refusal(4010)
    if (Number(wire.version) !== before.version) throw refusal(4009, view(before, context))
    refuseFields(move.check?.(wire, before, context) ?? {})
    const change = move.run(before, wire, context)
    const after = change === removed ? undefined : changed(before, change)
    if (after) context.store.table(kind).put(after)
    else context.store.table(kind).delete(kind.id(before))
    if (move.undo) remember(records, name, before, change === removed ? null : Object.keys(change), context)
    move.after?.(after ?? before, before, context, wire)
    return after
  }

  function answered(name: Name, wire: Wire, context: SimContext, idName = 'id'): unknown {
    const after = run(name, wire[idName], wire, context)
    return after ? view(after, context) : null
  }

  const moves: SimMoves<T, Name> = {
    records,
    table,
    view,
    abilities,
    run,
    restore(id, version, context) {
      const before = context.store.table(kind).get(String(id))
      const { record, move } = undoMove(records, String(id), version, context, view)
      table[move]?.undone?.(record, context, before)
      return record
    },
    handlers: (calls, idName) =>
      Object.entries<AnyCall | undefined>(calls).flatMap(([name, call]) => {
        if (!call) return []
        const doIt: SimHandler['run'] = (wire, context) => answered(name as Name, wire, context, idName)
        return [{ ...answer(call, doIt), moves, move: name, ...(idName && { idName }) }]
      }),
    oneOf: (call, field, names, idName) => ({
      ...answer(call, (wire, context) => {
        const name = names.find((each) => each === wire[field])
        if (!name) throw refusal(4000, { fields: { [field]: 'required' } })
        return answered(name, wire, context, idName)
      }),
      moves,
      ...(idName !== undefined && { idName }),
    }),
  }
  return moves
}
