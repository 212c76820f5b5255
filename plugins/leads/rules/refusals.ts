/** Codes with which the leads area refuses (domain/leads.md 4; ours), and what `HttpError.data` then holds. */
export interface RefusalData {
  /** Field errors: field name → key of the error. */
  4000: { readonly fields: Readonly<Record<string, string>> }
  /** No right. */
  4003: { readonly right?: string }
  /** The record is gone. */
  4004: undefined
  /** Changed meanwhile: the current record, as the wire spells it (`leadDetailSchema` reads it). */
  4009: object
  /** Not possible in the record's state, or the time for it has passed. */
  4010: undefined
  /** Taken by somebody else before. */
  4101: { readonly name: string; readonly nameEn: string; readonly minutes: number }
  /** Too many open leads, or too many taken today. */
  4102: { readonly kind: 'open' | 'today'; readonly limit: number }
  /** Lost not long ago; may be taken again from `until` (ISO). */
  4103: { readonly until: string }
  /** What is missing for the next stage. */
  4104: { readonly missing: readonly string[] }
  /** There is such a lead. */
  4105: { readonly clueId: string; readonly name: string }
  /** Leave without arrival. */
  4106: undefined
}

export type RefusalCode = keyof RefusalData

/** English words of the simulator; the app says its own, in its language (components/detail/refusalText.ts). */
export const refusalText: Readonly<Record<RefusalCode, string>> = {
  4000: 'Check the marked fields.',
  4003: 'You have no right to do this.',
  4004: 'This record is gone.',
  4009: 'Somebody changed this record meanwhile.',
  4010: 'This is not possible any more.',
  4101: 'Taken by {name} {n} minutes ago.',
  4102: 'You have reached the limit.',
  4103: 'You cannot take this lead again yet.',
  4104: 'Something is still missing for the next stage.',
  4105: 'This lead is already there.',
  4106: 'There is no arrival to this leaving.',
}
