import * as v from 'valibot'
import { BASES } from '../backend/hosts'
import type { LogRow as Call } from '../backend/log'
import { SIZES } from '../backend/store'
import { encodingSchema } from '../simulator/fieldSchemas'
import { checkScenario } from '../simulator/scenarioText'
import type { LogRow, Scenario } from '../simulator/types'
import type { BackendState } from './backend'

/** A bug as one file: what was done, what went over the wire, and how it looked. */
export interface Bug {
  readonly kind: 'bug'
  /** Opens with the same seed and dates of phone and back end, and has the recorded steps. */
  readonly scenario: Scenario
  readonly rows: readonly LogRow[]
  readonly calls: readonly Call[]
  readonly problems: readonly string[]
  /** `data:` address of an image, '' without one. */
  readonly picture: string
}

interface Facts {
  readonly scenario: Scenario
  readonly rows: readonly LogRow[]
  readonly calls: readonly Call[]
  readonly state: Pick<BackendState, 'store' | 'calls' | 'size' | 'seed' | 'now' | 'import'>
  readonly picture: string
  /** The back end when the phone began: its calls until then are those of somebody else. */
  readonly began: Pick<BackendState, 'store' | 'calls'> | undefined
}

export function bugOf({ scenario, rows, calls, state, picture, began }: Facts): Bug {
  const { now } = state
  // Calls are counted anew in another store, and by a server that was started again. Its clock may not be that of here.
  const before = began && began.store === state.store && began.calls <= state.calls ? began.calls : 0
  const size = SIZES.find((each) => each === state.size)
  const seeded = state.import ? {} : { ...(size && { size }), seed: state.seed }
  return {
    kind: 'bug',
    scenario: { clock: now, ...scenario, data: { ...seeded, now, ...scenario.data } },
    rows,
    calls: calls.filter(({ n }) => n > before),
    problems: rows.filter(({ kind }) => kind === 'problem').map(({ result }) => result),
    picture,
  }
}

const BugSchema = v.object({
  kind: v.literal('bug'),
  scenario: v.unknown(),
  rows: v.array(
    v.object({
      n: v.number(),
      at: v.number(),
      kind: v.picklist(['call', 'answer', 'event', 'nav', 'problem', 'http']),
      method: v.string(),
      wire: v.optional(v.unknown()),
      decoded: v.optional(v.unknown()),
      result: v.string(),
      ms: v.exactOptional(v.number()),
      encoding: v.exactOptional(encodingSchema),
      call: v.exactOptional(v.string()),
    }),
  ),
  calls: v.array(
    v.object({
      n: v.number(),
      at: v.string(),
      host: v.picklist(BASES.map(([host]) => host)),
      method: v.string(),
      path: v.string(),
      query: v.record(v.string(), v.unknown()),
      headers: v.record(v.string(), v.string()),
      body: v.optional(v.unknown(), null),
      status: v.nullable(v.number()),
      ms: v.nullable(v.number()),
    }),
  ),
  problems: v.array(v.string()),
  picture: v.pipe(v.string(), v.regex(/^(?:data:image\/|$)/)),
})

/** Reads a bug, or a scenario alone, from a file; throws with the invalid field. */
export function checkBug(raw: unknown): Bug {
  const parsed = v.safeParse(BugSchema, raw)
  if (!parsed.success) {
    const empty = { kind: 'bug', rows: [], calls: [], problems: [], picture: '' } as const
    return { ...empty, scenario: checkScenario(raw) }
  }
  const { rows, scenario, ...bug } = parsed.output
  return {
    ...bug,
    rows: rows.map((row) => ({ ...row, wire: row.wire, decoded: row.decoded })),
    scenario: checkScenario(scenario),
  }
}
