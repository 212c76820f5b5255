import * as v from 'valibot'

/** Words of the area and their spelling on the wire (domain/leads.md 1; all ours). One table each, read in both directions. */

export type LeadId = string & v.Brand<'LeadId'>
/** Reads a lead's id, from the wire or from an address. */
export const leadIdSchema = v.pipe(v.string(), v.nonEmpty(), v.brand('LeadId'))

/** Stages in order; on the wire '1' to '5'. */
export const STAGES = ['found', 'verified', 'followedUp', 'opportunity', 'won'] as const
export type Stage = (typeof STAGES)[number]

/** On the wire '0' to '2'. A discarded lead keeps its stage. */
export const LEAD_STATES = ['pool', 'owned', 'discarded'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** Where a lead came from; on the wire '01' to '05'. */
export const SOURCES = ['own', 'referral', 'callIn', 'list', 'map'] as const
export type Source = (typeof SOURCES)[number]

/** Why a lead was discarded; on the wire 'D1' to 'D6'. */
export const DISCARD_KINDS = ['noGas', 'closed', 'otherSupplier', 'unreachable', 'other', 'same'] as const
export type DiscardKind = (typeof DISCARD_KINDS)[number]

/** Kinds of a follow-up. */
export const TRACK_KINDS = ['visit', 'call', 'message'] as const
export type TrackKind = (typeof TRACK_KINDS)[number]

export const CLOCK_IN_KINDS = ['visit', 'survey', 'delivery', 'leave'] as const
export type ClockInKind = (typeof CLOCK_IN_KINDS)[number]

/** What is to be done next. */
export const NEXT_STEP_KINDS = ['visit', 'call', 'message', 'survey', 'quote'] as const
export type NextStepKind = (typeof NEXT_STEP_KINDS)[number]

export const SCORE_KEYS = ['need', 'main', 'credit', 'activity', 'contacts'] as const
export type ScoreKey = (typeof SCORE_KEYS)[number]

/** gas m³/y, elec kWh/y, roof m² of PV roof, steam t/y. */
export const ENERGIES = ['gas', 'elec', 'roof', 'steam'] as const
export type Energy = (typeof ENERGIES)[number]

export const LABEL_CATEGORIES = ['business', 'energy', 'risk', 'relation'] as const
export type LabelCategory = (typeof LABEL_CATEGORIES)[number]

/** What a person may do with one lead (`clueAuthority`); `phone`: sees numbers unmasked. */
export type LeadRight = 'claim' | 'edit' | 'checkIn' | 'assign' | 'discard' | 'returnPool' | 'phone'

/** A list of words and their codes on the wire. */
export interface Codes<W extends string> {
  readonly words: readonly W[]
  readonly toWire: (word: W) => string
  /** Undefined for a code that is none. */
  readonly fromWire: (code: string) => W | undefined
}

function codes<W extends string>(words: readonly W[], code: (index: number) => string): Codes<W> {
  const byCode = new Map(words.map((word, index) => [code(index), word]))
  return { words, toWire: (word) => code(words.indexOf(word)), fromWire: (text) => byCode.get(text) }
}

export const stageCodes = codes(STAGES, (index) => String(index + 1))
export const stateCodes = codes(LEAD_STATES, (index) => String(index))
export const sourceCodes = codes(SOURCES, (index) => `0${index + 1}`)
export const discardCodes = codes(DISCARD_KINDS, (index) => `D${index + 1}`)
