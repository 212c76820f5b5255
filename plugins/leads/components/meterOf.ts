import type { Stage } from '../rules/vocabulary'

const METER = {
  found: 'found',
  verified: 'verified',
  followedUp: 'followed',
  opportunity: 'opportunity',
  won: 'won',
} as const satisfies Record<Stage, string>

/** A stage as the stage meter of `#src/ui` calls it. */
export function meterOf<S extends Stage>(stage: S): (typeof METER)[S] {
  return METER[stage]
}
