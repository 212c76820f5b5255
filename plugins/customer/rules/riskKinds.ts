import { by, codes, defineFilters, type Fields, type FieldType, optional, string } from '#base/wire'

/**
 * The nine kinds of legal risk (domain/customer.md 1), declared once. Schemas, lists, details, the level and the
 * simulator follow from this table; a field's label is the text `riskField.<name>`.
 */

export const ROLES = codes({ plaintiff: '1', defendant: '2', thirdParty: '3', debtor: '4', applicant: '5' })
/** Role of the company in a case. */
export type RiskRole = (typeof ROLES.words)[number]

export const RISK_STATES = codes({ open: '1', closed: '2' })
export type RiskState = (typeof RISK_STATES.words)[number]

export const RISK_LEVELS = ['high', 'medium', 'low'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

interface RiskKindOf {
  /** Points towards the level of a company (section 5). */
  readonly points: number
  /** True if a record loses its weight with its age, whatever its state. */
  readonly ages?: true
  /** Fields that only this kind has, in the order of the screen. */
  readonly fields: Fields
  /** The field that a row shows: what the case is about; of an amount to enforce, what is left. */
  readonly about: string
}

export const riskKinds = {
  pjws: { points: 5, ages: true, fields: { cause: 'text' }, about: 'cause' },
  bzxr: { points: 25, fields: { target: 'money', unpaid: 'money' }, about: 'unpaid' },
  laxx: { points: 4, fields: { cause: 'text', judge: 'text' }, about: 'cause' },
  fygg: { points: 3, ages: true, fields: { noticeKind: 'text' }, about: 'noticeKind' },
  ktgg: { points: 3, ages: true, fields: { cause: 'text', room: 'text', judge: 'text' }, about: 'cause' },
  sxxx: { points: 40, fields: { duty: 'text', performed: 'text', conduct: 'text', publishedAt: 'day' }, about: 'duty' },
  xzgxf: { points: 25, fields: { person: 'text', applicant: 'text' }, about: 'person' },
  zbaj: { points: 20, fields: { target: 'money', unpaid: 'money', endedAt: 'day' }, about: 'unpaid' },
  gqdj: {
    points: 15,
    fields: { holder: 'text', company: 'text', equity: 'money', from: 'day', to: 'day' },
    about: 'holder',
  },
} as const satisfies Readonly<Record<string, RiskKindOf>>

export type RiskKind = keyof typeof riskKinds
type FieldsOf<K> = K extends RiskKind ? keyof (typeof riskKinds)[K]['fields'] : never
/** Name of a field that only some kinds have. */
export type RiskField = FieldsOf<RiskKind>

export const RISK_KINDS = Object.keys(riskKinds) as RiskKind[]

/** The declaration of a kind, without the names of its fields in the type. */
export const kindOf = (kind: RiskKind): RiskKindOf => riskKinds[kind]
/** The field that a row of this kind shows. */
export const aboutOf = (kind: RiskKind): RiskField => riskKinds[kind].about

/** Fields of a kind with their types, in the order of the screen. */
export const fieldsOf = (kind: RiskKind) => riskKinds[kind].fields as Readonly<Partial<Record<RiskField, FieldType>>>

/** Filter of the nine lists, shared by addresses and calls. */
export const riskFilters = defineFilters({ year: by.id, role: by.word(ROLES) })
/** Search parameters of the lists; `record` is the one whose sheet is open. */
export const riskSearch = { ...riskFilters.entries, record: optional(string) }
