import type { FormFields } from '#base/fields'
import { type SimStep, stepped } from './people'
import { fieldErrors, textOf } from './refuse'
import type { SimMove } from './simMoves'
import type { Change, SimRecords, Versioned } from './simRecords'

interface Decided extends Versioned {
  readonly state: string
  readonly course: readonly SimStep<string>[]
}

/** Longer than any comment may be. */
const TOO_LONG = 2000

/**
 * The moves of a decision about such records, by the state that each leads to: an approval, and how it is refused. Each
 * is a step of the course with its comment, checked by the fields of the sheet; `shared` says who decides, in which
 * state, and what follows.
 */
export function decisionMoves<T extends Decided, Name extends string>(
  _records: SimRecords<T>,
  states: Readonly<Record<Name, T['state']>>,
  fields: Readonly<Record<Name, Pick<FormFields<never, unknown>, 'table'>>>,
  shared: Partial<SimMove<T>>,
): Readonly<Record<Name, SimMove<T>>> {
  const moveTo = (name: Name): SimMove<T> => ({
    ...shared,
    check: (wire) => fieldErrors(fields[name].table, wire),
    run: (record, { comment }, context) =>
      stepped(record, name, states[name], context, textOf(comment)) as Readonly<Partial<Decided>> as Change<T>,
    example: () => ({ comment: '请补充说明理由' }),
    wrong: { comment: 'x'.repeat(TOO_LONG) },
  })
  const names = Object.keys(states) as Name[]
  return Object.fromEntries(names.map((name) => [name, moveTo(name)])) as Record<Name, SimMove<T>>
}
