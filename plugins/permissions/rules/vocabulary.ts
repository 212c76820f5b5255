/** Vocabulary of the area, as on the wire (domain/permissions.md 'Records'). */

export const KINDS = ['add', 'delete'] as const
/** Somebody applies for roles, or gives some up. */
export type Kind = (typeof KINDS)[number]

export const APPLICATION_STATES = ['approving', 'approved', 'rejected', 'withdrawn', 'lapsed'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

export const ACTS = ['apply', 'approve', 'reject', 'urge', 'withdraw', 'lapse'] as const
/** A step of an application's course. */
export type Act = (typeof ACTS)[number]

export const GRANT_STATES = ['future', 'active', 'expiring', 'expired', 'revoked'] as const
export type GrantState = (typeof GRANT_STATES)[number]

export const DECISIONS = ['approve', 'reject'] as const

/** Tabs of /record: applications of the user and those that they decide on; the last one for approvers. */
export const TABS = ['all', 'approving', 'approved', 'rejected', 'toApprove'] as const

/** Most roles of one application. */
export const MOST_ITEMS = 10
/** Characters of a reason, and of the comment on a rejection. */
export const REASON = { least: 5, most: 200 } as const
