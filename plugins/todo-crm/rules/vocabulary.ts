import { codes } from '#base/wire'

/** Vocabulary of the area with its codes on the wire (domain/todo-crm.md 1). */

export const partnerKinds = codes({ maker: '01', contractor: '02', design: '03', operation: '04', finance: '05' })
export const partnerStates = codes({ qualified: '1', suspended: '2', barred: '3' })
export const PARTNER_MOVES = ['suspend', 'qualify'] as const
export const RATINGS = ['A', 'B', 'C', 'D'] as const
export const teamRoles = codes({ leader: 'L', sales: 'S', technical: 'T', finance: 'F', delivery: 'D' })
/** What somebody can be besides the leader. */
export const otherRoles = codes({ sales: 'S', technical: 'T', finance: 'F', delivery: 'D' })
export const removeReasons = codes({ moved: '1', left: '2', over: '3', other: '4' })
/** How much a need weighs. */
export const weights = codes({ high: '5', medium: '3', low: '2' })

export const adviceStates = codes({ draft: '1', recommended: '2', adopted: '3', declined: '4', replaced: '5' })
/** Changes of an advice by people; `replaced` is the server's. */
export const ADVICE_MOVES = ['recommend', 'adopt', 'decline'] as const

/** Partners that can be chosen at once, if the opener does not say how many. */
export const USUAL_PARTNERS = 5
export const MOST_PARTNERS = 20
export const MOST_MEMBERS = 12
export const MOST_ROLES = 2
export const MOST_NEEDS = 8
/** MW or t/h */
export const MOST_CAPACITY = 10_000
/** Files, and photos beside them, of an advice. */
export const MOST_FILES = 9
/** Characters of a reason in words. */
export const LEAST_WORDS = 5
/** Somebody in more teams than this is shown as busy. */
export const MANY_TEAMS = 8
/** A recommended advice without feedback is due after this time. days */
export const FEEDBACK_AFTER = 7
/** Solutions that match less are not offered. % */
export const LEAST_MATCH = 50
/** Most solutions that are offered. */
export const MOST_MATCHES = 20

/** Code of the refusal of a change that the state of a partner forbids. */
export const REFUSED_PARTNER = 4504
/** Code of the refusal of a solution that is no longer offered (ours). */
export const REFUSED_WITHDRAWN = 4505
