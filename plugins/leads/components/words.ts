import { type Coded, isKnown } from '#base/wire'
import { type Stage, stageCodes } from '../rules/vocabulary'

const METER = {
  found: 'found',
  verified: 'verified',
  followedUp: 'followed',
  opportunity: 'opportunity',
  won: 'won',
} as const satisfies Record<Stage, string>

/** Stage for the stage meter of `#ui/components`; an unknown stage has an empty meter. */
export function meterOf(stage: Coded<Stage>) {
  return isKnown(stageCodes, stage) ? METER[stage] : 'discarded'
}
