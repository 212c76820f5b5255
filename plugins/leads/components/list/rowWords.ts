import type { Language } from '#src/i18n'
import type { LeadTexts } from '../../texts'

/** What a row hands to its parts, so that they need not ask for it each. */
export interface RowWords {
  readonly t: LeadTexts
  readonly language: Language
}
