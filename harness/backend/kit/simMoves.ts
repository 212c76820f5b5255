import type { Call } from '#src/http'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '../contract'
import { type FieldErrors, refusal, refuseFields } from './refuse'
import { remember, undoMove } from './restore'
import { type Change, changed, type SimRecords, type Versioned } from './simRecords'

// biome-ignore lint/suspicious/noExplicitAny: what the app says and reads is the area's own; the wire stands in between
type AnyCall = Call<any, any>

/** Given by a move's `run`: the record goes. */
export const removed = Symbol('removed')

/**
 * A named change of one record. What refuses it is asked in this order (domain/gaps.md 'Moves'): gone or out of sight 4004,
 * `right` 4003, `who`, `from` 4010, version 4009, `check` 4000.
 */
export interface SimMove<T> {
  /** Needed over the record; without one, who sees it may move it. */
  readonly right?: string
  /**
   * Who has the right over this record, where it is not its owners and those with the right over its organisation. Who has
   * it reaches the record even where it is no longer listed for them: the second taker is told who was first.
   */
  readonly may?: (record: T, context: SimContext) => boolean
  /** Throws the area's own refusal: somebody was first, a limit is reached. */
  readonly who?: (record: T, context: SimContext) => void
  /** The states in which it is possible. */
  readonly from?: (record: T, context: SimContext) => boolean
  /** Errors of the fields that travelled; may throw the area's own refusal where fields decide about it. */
  readonly check?: (wire: Wire, record: T, context: SimContext) => FieldErrors
  /** What changes. */
  readonly run: (record: T, wire: Wire, context: SimContext) => Change<T> | typeof removed
  /** Can be undone for 60 s by who did it. */
  readonly undo?: boolean
  /** What else is written. */
  readonly after?: (record: T, before: T, context: SimContext, wire: Wire) => void
  /** Takes back what `after` wrote. */
  readonly undone?: (record: T, context: SimContext) => void
  /** Fields that are accepted, and such that are refused (none at all unless said otherwise); for the contract test. */
  readonly example?: (record: T, context: SimContext) => Wire
  readonly wrong?: Wire
}

/** What somebody may do with a record now, and the code of what a rule of the area refuses. */
export interface Abilities {
  readonly can: readonly string[]
  readonly why: Readonly<Record<string, number | string>>
}

/** The moves of one kind of record: one table for handlers, refusals, undo and `can`. */
export interface SimMoves<T extends Versioned, Name extends string = string> {
  readonly records: SimRecords<T>
  readonly table: Readonly<Record<Name, SimMove<T>>>
  /** The record as its reader sees it. */
  view(record: T, context: SimContext): unknown
  /** For every record that travels, so that a screen and the server never disagree about what is allowed. */
  abilities(record: T, context: SimContext): Abilities
  /** Does it and gives the record as it is then; undefined when it is gone. */
  run(name: Name, id: unknown, wire: Wire, context: SimContext): T | undefined
  /** Undoes my last move of the record, for 60 s. */
  restore(id: unknown, version: unknown, context: SimContext): T
  /** `POST …/{id}/<move> { version, … }`; each answers the record as it is then, null when it is gone. */
  handlers(calls: Readonly<Partial<Record<Name, AnyCall>>>): readonly SimHandler[]
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

  const moves: SimMoves<T, Name> = {
    records,
    table,
    view,
    abilities,
    run,
    restore(id, version, context) {
      const { record, move } = undoMove(records, String(id), version, context, view)
      table[move]?.undone?.(record, context)
      return record
    },
    handlers: (calls) =>
      Object.entries<AnyCall | undefined>(calls).flatMap(([name, call]) => {
        if (!call) return []
        const run: SimHandler['run'] = (wire, context) => {
          const after = moves.run(name as Name, wire.id, wire, context)
          return after ? view(after, context) : null
        }
        return [{ ...answer(call, run), moves, move: name }]
      }),
  }
  return moves
}
