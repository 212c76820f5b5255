/** Vocabulary of the area, as on the wire (domain/budget.md 1 and 2). */

export const KINDS = ['pv', 'storage', 'boiler', 'gas', 'station'] as const
export type ProjectKind = (typeof KINDS)[number]
export const STATES = ['draft', 'submitted', 'approved', 'returned', 'archived'] as const
export type EstimateState = (typeof STATES)[number]
export const TABS = ['mine', 'org', 'toApprove'] as const
export const DECISIONS = ['approve', 'return'] as const
export const ACTS = ['create', 'submit', 'approve', 'return', 'newVersion', 'archive'] as const
export type Act = (typeof ACTS)[number]
export const SCOPES = ['system', 'own'] as const

/** Characters of a reason to return an estimate, and of a comment. */
export const REASON = { least: 5, most: 200 } as const

/** Refusals of the area (domain/budget.md 5). */
export const REFUSED = { updated: 5201, errors: 5202, inUse: 5203, decided: 5204 } as const

/** Names of the drafts of the editors. */
export const ESTIMATE_FORM = 'budget.estimate'
export const TEMPLATE_FORM = 'budget.template'

/** Name of an estimate's entries in the outbox; `new` for one without an id. */
export const outboxRecord = (id: string): string => `budget-estimate:${id}`
/** The same of a template. */
export const outboxTemplate = (id: string): string => `budget-template:${id}`
