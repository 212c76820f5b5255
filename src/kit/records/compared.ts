import { asDay, formatDay, momentOf } from '#base/calendar'
import { currentLanguage } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'

/** For a value that is unknown or missing, such as beside the other version of a record. */
export const NOTHING = '–'

/** A day as people say it; what is no day, as it was entered. */
export function dayInWords(entered = ''): string {
  const day = asDay(entered)
  return day ? formatDay(momentOf(day), currentLanguage()) : entered
}

/**
 * Both versions of what was entered, field by field, for an entry of the outbox; labels by rule `field.<name>`.
 * `named`: the dictionary of a field that holds codes.
 */
export const comparedTexts = <V>(
  inWords: Readonly<Record<string, (values: V) => string>>,
  mine: V,
  theirs: V,
  named: Readonly<Record<string, string>> = {},
): ComparedField[] =>
  Object.entries(inWords).map(([name, textOf]) => ({
    label: `field.${name}`,
    mine: textOf(mine) || NOTHING,
    theirs: textOf(theirs) || NOTHING,
    ...(named[name] && { dictionary: named[name] }),
  }))
