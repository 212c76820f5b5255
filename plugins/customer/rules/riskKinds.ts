import { codes } from '#src/wire'

/**
 * The nine kinds of legal risk (domain/customer.md 1), declared once. Schemas, lists, details, the level and the simulator
 * follow from this table; a field's label is the text `riskField.<name>`.
 */

export const ROLES = codes({ plaintiff: '1', defendant: '2', thirdParty: '3', debtor: '4', applicant: '5' })
/** Role of the company in a case. */
export type RiskRole = (typeof ROLES.words)[number]

export const RISK_STATES = codes({ open: '1', closed: '2' })
export type RiskState = (typeof RISK_STATES.words)[number]

export const RISK_LEVELS = ['high', 'medium', 'low'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** `money` is in CNY. */
export type RiskFieldType = 'text' | 'money' | 'day'

interface RiskKindOf {
  /** Points towards the level of a company (section 5). */
  readonly points: number
  /** True if a record loses its weight with its age, whatever its state. */
  readonly ages?: true
  /** Fields that only this kind has, in the order of the screen; the first one is shown in the list. */
  readonly fields: Readonly<Record<string, RiskFieldType>>
  /** True if a record has a page of its own; otherwise it opens in a sheet. */
  readonly hasPage?: true
}

export const riskKinds = {
  pjws: { points: 5, ages: true, fields: { cause: 'text' } },
  bzxr: { points: 25, fields: { target: 'money', unpaid: 'money' } },
  laxx: { points: 4, fields: { cause: 'text', judge: 'text' }, hasPage: true },
  fygg: { points: 3, ages: true, fields: { noticeKind: 'text' } },
  ktgg: { points: 3, ages: true, fields: { cause: 'text', room: 'text', judge: 'text' } },
  sxxx: { points: 40, fields: { duty: 'text', performed: 'text', conduct: 'text', publishedAt: 'day' } },
  xzgxf: { points: 25, fields: { person: 'text', applicant: 'text' }, hasPage: true },
  zbaj: { points: 20, fields: { target: 'money', unpaid: 'money', endedAt: 'day' }, hasPage: true },
  gqdj: {
    points: 15,
    fields: { holder: 'text', company: 'text', equity: 'money', from: 'day', to: 'day' },
    hasPage: true,
  },
} as const satisfies Readonly<Record<string, RiskKindOf>>

export type RiskKind = keyof typeof riskKinds
/** A kind whose records have a page of their own. */
export type KindWithPage = {
  [K in RiskKind]: (typeof riskKinds)[K] extends { readonly hasPage: true } ? K : never
}[RiskKind]
type FieldsOf<K> = K extends RiskKind ? keyof (typeof riskKinds)[K]['fields'] : never
/** Name of a field that only some kinds have. */
export type RiskField = FieldsOf<RiskKind>

export const RISK_KINDS = Object.keys(riskKinds) as RiskKind[]

/** The declaration of a kind, without the names of its fields in the type. */
export const riskKind = (kind: RiskKind): RiskKindOf => riskKinds[kind]

/** Fields of a kind with their types, in the order of the screen. */
export const fieldsOf = (kind: RiskKind) => Object.entries(riskKinds[kind].fields) as [RiskField, RiskFieldType][]
