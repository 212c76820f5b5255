import { SimRefusal } from '#harness/backend/contract'
import type { doneBy } from '#harness/backend/kit'

/** The area's own refusals (domain/leads.md 4; codes ours), with the type of their data. */
export interface LeadRefusals {
  /** Taken by somebody else first. */
  4101: { readonly name: string; readonly nameEn: string; readonly minutes: number }
  /** Too many open leads, or too many taken today. */
  4102: { readonly kind: 'open' | 'today'; readonly limit: number }
  /** Lost recently; may be retaken from `until` (ISO). */
  4103: { readonly until: string }
  /** Facts that are missing for the next stage. */
  4104: { readonly missing: readonly string[] }
  /** The lead that has the code already. */
  4105: {
    readonly clueId: string
    readonly name: string
    readonly nameEn: string | undefined
    readonly discarded: boolean
    readonly owner: object | undefined
  }
  /** A leaving without the check-in that it ends. */
  4106: undefined
  /** Another manager has decided about the check-in before. */
  4107: ReturnType<typeof doneBy>['data']
}

/** English messages; the app shows its own (`refused` of the locales). */
const WORDS: { readonly [C in keyof LeadRefusals]: (data: LeadRefusals[C]) => string } = {
  4101: ({ nameEn, minutes }) => `Taken by ${nameEn} ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago.`,
  4102: () => 'You have reached the limit.',
  4103: () => 'You cannot take this lead again yet.',
  4104: () => 'Something is still missing for the next stage.',
  4105: ({ name }) => `There is a lead with this credit code already: ${name}.`,
  4106: () => 'There is no check-in to leave from.',
  4107: ({ nameEn }) => `${nameEn} has decided about this check-in.`,
}

export function leadRefusal<C extends keyof LeadRefusals>(code: C, data: LeadRefusals[C]): SimRefusal {
  return new SimRefusal(code, WORDS[code](data), data)
}
