import type { SimKind } from '#harness/backend/contract'
import type { ContactKind, ScoreParts, TaxGrade } from '../rules/score'
import type {
  ClockInKind,
  DiscardKind,
  LabelCategory,
  LeadState,
  NextStepKind,
  Source,
  Stage,
  TrackKind,
} from '../rules/vocabulary'

/** Records of the leads area in the simulator. Times are `toISOString()` texts, so that they compare as texts. */

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

/** What a move changes, and what undoing it puts back. */
export interface SimHolding {
  readonly state: LeadState
  readonly stage: Stage
  readonly owner?: string | undefined
  readonly collaborators?: readonly string[] | undefined
  readonly nextStep?: SimNextStep | undefined
  readonly discard?: SimDiscard | undefined
  readonly returnReason?: string | undefined
  readonly takenAt?: string | undefined
  readonly steps: readonly { readonly stage: Stage; readonly at: string; readonly by?: string }[]
  readonly lost?: Readonly<Record<string, string>> | undefined
}

export interface SimLead extends SimHolding {
  readonly clueId: string
  readonly name: string
  readonly nameEn?: string
  readonly version: number
  /** The organisation that it belongs to; decides who sees it. */
  readonly orgCode: string
  readonly creditCode?: string
  /** Company that runs an imported site. */
  readonly company?: string
  readonly custId?: string
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
  /** From what the gas figure was made; 'industry' when left out. */
  readonly basis?: 'bill' | 'equipment' | 'list'
  readonly boilers?: { readonly count: number; readonly capacity: number }
  readonly distanceToMain?: number
  readonly taxGrade?: TaxGrade
  readonly parts?: ScoreParts
  readonly score?: number
  readonly scoreBefore?: number
  readonly bill?: boolean
  /** Percent. */
  readonly cognition?: number
  readonly lastContact?: { readonly kind: ContactKind; readonly at: string }
  readonly createdAt?: string
  /** Whole numbers only; of the first contact. */
  readonly phone?: string
  readonly decider?: boolean
  /** Login names of those who starred it. */
  readonly followers?: readonly string[]
  /** Came with `--data`. */
  readonly imported?: boolean
  /** The last move, for as long as it can be undone. */
  readonly undo?: { readonly by: string; readonly at: string; readonly before: SimHolding }
}

export interface SimTrack {
  readonly trackId: string
  readonly clueId: string
  readonly kind: TrackKind
  readonly contactId?: string
  readonly text: string
  readonly textEn?: string
  readonly audio?: readonly { readonly url: string; readonly duration: number }[]
  readonly photos?: readonly string[]
  readonly at: string
  readonly by: string
  readonly nextStep?: SimNextStep
}

export interface SimClockIn {
  readonly clockInId: string
  readonly clueId: string
  readonly kind: ClockInKind
  readonly at: string
  readonly by: string
  readonly address?: string
  readonly addressEn?: string
  readonly distance?: number
  readonly accuracy?: number
  readonly text?: string
  readonly textEn?: string
  readonly photos?: readonly string[]
  readonly dwell?: number
}

export interface SimContact {
  readonly contactId: string
  readonly clueId: string
  readonly name: string
  readonly nameEn?: string
  /** Key of `ROLES`. */
  readonly role?: string
  readonly phone?: string
  readonly decider?: boolean
}

export interface SimLabel {
  readonly labelId: string
  readonly name: string
  readonly nameEn: string
  readonly category: LabelCategory
}

/** What the core's employees look like from here; they are seeded by the engine. */
interface SimPerson {
  readonly loginName: string
  readonly userName: string
  readonly userNameEn: string
}

export const leadKind: SimKind<SimLead> = { name: 'lead', id: (record) => record.clueId }
export const trackKind: SimKind<SimTrack> = { name: 'track', id: (record) => record.trackId }
export const clockInKind: SimKind<SimClockIn> = { name: 'clock-in', id: (record) => record.clockInId }
export const contactKind: SimKind<SimContact> = { name: 'contact', id: (record) => record.contactId }
export const labelKind: SimKind<SimLabel> = { name: 'label', id: (record) => record.labelId }
/** Read only: declared by the engine. */
export const personKind: SimKind<SimPerson> = { name: 'employee', id: (record) => record.loginName }

/** `L-000001`, `T-000001`, … */
export function recordId(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(6, '0')}`
}
