import { codes } from '#base/wire'

export { type LeadId, leadIdSchema } from '../routes'

/** Vocabulary of the area with its wire codes (domain/leads.md 1; all ours); each table converts in both directions. */

/** Stages in order. */
export const stageCodes = codes({ found: '1', verified: '2', followedUp: '3', opportunity: '4', won: '5' })
export const STAGES = stageCodes.words
export type Stage = (typeof STAGES)[number]

/** A discarded lead keeps its stage. */
export const stateCodes = codes({ pool: '0', owned: '1', discarded: '2' })
export const LEAD_STATES = stateCodes.words
export type LeadState = (typeof LEAD_STATES)[number]

/** Source of a lead. */
export const sourceCodes = codes({ own: '01', referral: '02', callIn: '03', list: '04', map: '05' })
export const SOURCES = sourceCodes.words
export type Source = (typeof SOURCES)[number]

/** Reasons for a discard. */
export const discardCodes = codes({
  noGas: 'D1',
  closed: 'D2',
  otherSupplier: 'D3',
  unreachable: 'D4',
  other: 'D5',
  same: 'D6',
})
export const DISCARD_KINDS = discardCodes.words
export type DiscardKind = (typeof DISCARD_KINDS)[number]

/** Kinds of a follow-up. */
export const TRACK_KINDS = ['visit', 'call', 'message'] as const
export type TrackKind = (typeof TRACK_KINDS)[number]

/** Choice of a person who is not among those of the lead. */
export const SOMEBODY_ELSE = 'new'

export const CLOCK_IN_KINDS = ['visit', 'survey', 'delivery', 'leave'] as const
export type ClockInKind = (typeof CLOCK_IN_KINDS)[number]

/** Kinds of a next step. */
export const NEXT_STEP_KINDS = ['visit', 'call', 'message', 'survey', 'quote'] as const
export type NextStepKind = (typeof NEXT_STEP_KINDS)[number]

export const SCORE_KEYS = ['need', 'main', 'credit', 'activity', 'contacts'] as const
export type ScoreKey = (typeof SCORE_KEYS)[number]

/** gas m³/y, elec kWh/y, roof m² of PV roof, steam t/y. */
export const ENERGIES = ['gas', 'elec', 'roof', 'steam'] as const
export type Energy = (typeof ENERGIES)[number]

export const LABEL_CATEGORIES = ['business', 'energy', 'risk', 'relation'] as const
export type LabelCategory = (typeof LABEL_CATEGORIES)[number]

/** Rights for one lead (`clueAuthority`); `phone`: sees unmasked numbers. */
export type LeadRight = 'claim' | 'edit' | 'checkIn' | 'assign' | 'discard' | 'returnPool' | 'phone'

/** Tax grades of companies, the best first. */
export const TAX_GRADES = ['A', 'B', 'M', 'C', 'D'] as const

/** Names of the drafts of forms that entries of the outbox and proposals lead to. */
export const CHECK_IN_FORM = 'lead.checkIn'
export const FOLLOW_UP_FORM = 'lead.followUp'
