import type { CoreTexts } from '#src/i18n'
import { errorText } from '#src/ui'
import { refusalCode } from '../../stores/refusal'
import type { LeadTexts } from '../../texts'

/**
 * Refusals that the app says in its own words; the others come with the server's (4101 names who was first, 4102 the
 * limit).
 */
const OWN_WORDS = [4003, 4004, 4010] as const

/** What a screen of a lead says of a failure: `t` gives the area's texts, `core` the app's. */
export function refusalText(error: unknown, t: LeadTexts, core: CoreTexts): string {
  const code = OWN_WORDS.find((own) => own === refusalCode(error))
  return code ? t(`move.refused.${code}`) : errorText(error, core)
}
