import type { Language, TextFunction } from '#src/i18n'

/** What a row hands to its parts, so that they need not ask for it each. */
export interface RowWords {
  readonly t: TextFunction
  readonly language: Language
}
