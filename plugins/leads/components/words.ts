import { type Coded, type Codes, isKnown } from '#base/wire'
import type { TextFunction } from '#platform/i18n'
import { type Stage, stageCodes } from '../rules/vocabulary'

/** Text of a code from the texts of `group`; the code itself if the app does not know it. */
export function codeText<G extends string, W extends string>(
  t: NoInfer<TextFunction<`${G}.${W}`>>,
  group: G,
  known: Codes<W> | readonly W[],
  code: Coded<W>,
): string {
  return isKnown(known, code) ? t(`${group}.${code}`) : code
}

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
