import type { Language } from '#base/config'
import type { LeadTexts } from '../../plugin'

/** Texts and language, passed from a row to its parts: calling the hooks in each part would cost too much. */
export interface RowWords {
  readonly t: LeadTexts
  readonly language: Language
}
