import type { StoreToken } from '#platform/core'
import type { Call } from '#platform/http'
import { defineMove, type Move, type MoveOptions } from './move'
import type { Loadable, Versioned } from './OpenRecord'
import { queryOf, versionOf } from './query'
import type { RecordStore } from './RecordStore'

/** What the call of a decision sends of each. */
interface DecisionRequest {
  readonly id: string
  readonly version: number
  readonly decision: string
  readonly comment?: string | undefined
}

/** Moves by the name of the decision: `approve`, and how it is refused. */
export type Decisions<D extends Versioned, Q extends DecisionRequest> = {
  readonly [N in Q['decision']]: Move<D, Omit<Q, 'id' | 'version' | 'decision'>>
}

/** The moves of a decision that one call makes; `names`: its decisions, whose texts are those of the moves. */
export function defineDecisions<D extends Versioned, B, P, O extends Loadable, Row, Q extends DecisionRequest>(
  records: StoreToken<RecordStore<D, B, P, O, Row>>,
  call: Call<Q, D>,
  names: readonly Q['decision'][],
  options: MoveOptions<D, B, P, O, Row> = {},
): Decisions<D, Q> {
  const moveOf = (decision: Q['decision']) =>
    defineMove(
      records,
      decision,
      (record, input: Omit<Q, 'id' | 'version' | 'decision'>) =>
        queryOf(call as Call<object, D>, { ...versionOf(record), decision, ...input }),
      options,
    )
  return Object.fromEntries(names.map((name) => [name, moveOf(name)])) as Decisions<D, Q>
}
