/** Vocabulary of the area, as on the wire (domain/contracts.md 1 and 2). */

export const KINDS = ['gas', 'emc', 'pv', 'steam', 'equip', 'service', 'power'] as const
export type Kind = (typeof KINDS)[number]

export const STATES = ['drafting', 'approving', 'signing', 'active', 'ended'] as const
export type State = (typeof STATES)[number]

/** The last one is for those who decide. */
export const TABS = ['drafting', 'approving', 'active', 'expiring', 'ended', 'toApprove'] as const

export const PAYMENT_STATES = ['open', 'due', 'late', 'part', 'paid'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const ACTS = ['send', 'approve', 'return', 'withdraw', 'sign', 'terminate', 'renew'] as const
/** A step of a contract's course. */
export type Act = (typeof ACTS)[number]

export const DECISIONS = ['approve', 'return'] as const

/** What the page of the contract system is opened for. */
export const MODES = ['new', 'edit', 'renew'] as const

/** Characters of a comment on a decision, at most. */
export const COMMENT = 300

/** Codes of the area's refusals (domain/contracts.md 2 and 5; the last one is ours). 4902 and 4904 are those of `#kit/embedded`. */
export const REFUSED = { decided: 4901, noCreditCode: 4903, reminded: 4905 } as const
