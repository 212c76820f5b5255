import type { TextFunction } from '#src/i18n'
import { type Coded, type Codes, isKnown } from '#src/wire'
import { type Stage, stageCodes } from '../rules/vocabulary'

/** The word of a code in the texts of `group`; a code that the app does not know is shown as it is. */
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

/** A stage as the stage meter of `#src/ui` calls it; the meter of a stage that the app does not know is empty. */
export function meterOf(stage: Coded<Stage>) {
  return isKnown(stageCodes, stage) ? METER[stage] : 'discarded'
}
