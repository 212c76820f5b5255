import { isKnown } from '#src/wire'
import { type ClockIn, DECISIONS } from '../../api'
import type { LeadTexts } from '../../texts'
import type { Formats } from './useFormats'

/** What a manager decided about a check-in, with the comment. */
export function reviewText(
  { decision, by, comment }: NonNullable<ClockIn['review']>,
  t: LeadTexts,
  formats: Formats,
): string {
  const decided = isKnown(DECISIONS, decision) ? t(`reviews.${decision}ed`, { name: formats.name(by) }) : decision
  return [decided, comment].filter(Boolean).join(' ')
}
