import type { Language, TextFunction } from '#src/i18n'
import { type Coded, type Codes, isKnown, type Named } from '#src/wire'
import { type Stage, stageCodes } from '../rules/vocabulary'

/** A name as somebody reading this language knows it: Latin letters in English where there are some. */
export function nameIn({ name, nameEn }: Named, language: Language): string {
  return language === 'en' ? (nameEn ?? name) : name
}

/** The word of a code in the texts of `group`; a code that the app does not know is shown as it is. */
export function codeText<W extends string>(
  t: TextFunction,
  group: string,
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
