import type { SimKind } from '#harness/backend/contract'
import type { SimCheckIn } from '#harness/backend/kit'
import type { ContactKind, TaxGrade } from '../rules/score'
import type { ClockInKind, DiscardKind, LeadState, NextStepKind, Source, Stage, TrackKind } from '../rules/vocabulary'

/**
 * Records of the leads area in the simulator. Times are results of `toISOString()`, so they can be compared as text.
 * Contacts and labels belong to the shared world.
 */

export interface SimNextStep {
  readonly at: string
  readonly kind: NextStepKind
  readonly text?: string
  readonly textEn?: string
}

export interface SimDiscard {
  readonly reason: DiscardKind
  readonly until?: string
  readonly note?: string
  readonly sameAs?: string
  readonly by: string
  readonly at: string
}

export interface SimLead {
  readonly clueId: string
  readonly name: string
  readonly nameEn?: string
  readonly version: number
  readonly state: LeadState
  readonly stage: Stage
  readonly owner?: string
  readonly collaborators?: readonly string[]
  readonly nextStep?: SimNextStep
  readonly discard?: SimDiscard
  readonly returnReason?: string
  /** When its owner got it. */
  readonly takenAt?: string
  /** Its owner, who took it out of the pool; absent for one that was assigned or created. */
  readonly takenBy?: string
  /** Each stage that was reached. */
  readonly steps: readonly { readonly stage: Stage; readonly at: string; readonly by?: string }[]
  /** Who gave it back or lost it, and when. */
  readonly lost?: Readonly<Record<string, string>>
  /** The organisation that it belongs to; decides who sees it. */
  readonly orgCode: string
  readonly creditCode?: string
  /** Company that runs an imported site. */
  readonly company?: string
  readonly custId?: string
  /** The contract that won it. */
  readonly contractId?: string
  /** Contacts that have become its customer's by that. */
  readonly moved?: readonly string[]
  /** A code of the dictionary, or the words of an imported list. */
  readonly industry?: string
  readonly address?: string
  readonly addressEn?: string
  readonly point?: { readonly lng: number; readonly lat: number }
  readonly areaCode?: string
  readonly source?: Source
  readonly labels?: readonly string[]
  readonly potential?: {
    readonly gas?: number
    readonly elec?: number
    readonly roof?: number
    readonly steam?: number
  }
  /** Source of the gas figure; 'industry' when omitted. */
  readonly basis?: 'bill' | 'equipment' | 'list'
  /** Sources of the figures of electricity and steam that rows gave. */
  readonly bases?: Readonly<Partial<Record<'elec' | 'steam', 'bill' | 'equipment'>>>
  readonly boilers?: { readonly count: number; readonly capacity: number }
  readonly distanceToMain?: number
  readonly taxGrade?: TaxGrade
  /** Its score before the last change. */
  readonly scoreBefore?: number
  readonly bill?: boolean
  /** Share of the facts that the seed generates, in percent; see `cognitionFacts`. */
  readonly cognition?: number
  /** Branch that it belongs to, if confirmed; else that of its organisation. */
  readonly entityId?: string
  readonly lastContact?: { readonly kind: ContactKind; readonly at: string }
  readonly createdAt?: string
  /** Login names of those who starred it. */
  readonly followers?: readonly string[]
  /** Came with `--data`. */
  readonly imported?: boolean
  /** What its list said, which counts again once no row says more. */
  readonly listed?: Pick<SimLead, 'potential' | 'basis' | 'boilers'>
}

export interface SimTrack {
  readonly trackId: string
  readonly clueId: string
  readonly kind: TrackKind
  readonly contactId?: string
  readonly text: string
  readonly textEn?: string
  readonly audio?: readonly {
    readonly url: string
    readonly duration?: number | undefined
    readonly transcript?: string
  }[]
  readonly photos?: readonly string[]
  readonly at: string
  /** When the server received it; of a seeded one then as well. */
  readonly serverAt?: string
  readonly by: string
  readonly nextStep?: SimNextStep
  readonly call?: { readonly at: string; readonly seconds?: number | undefined }
}

export interface SimClockIn extends SimCheckIn<ClockInKind> {
  readonly clueId: string
  /** The visit that it is for, whose state follows from it. */
  readonly visitId?: string
}

export const leadKind: SimKind<SimLead> = { name: 'lead', id: (record) => record.clueId }
export const trackKind: SimKind<SimTrack> = { name: 'track', id: (record) => record.trackId }
export const clockInKind: SimKind<SimClockIn> = { name: 'clock-in', id: (record) => record.clockInId }
