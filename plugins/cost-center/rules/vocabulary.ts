/** Vocabulary of the area, as on the wire (domain/cost-center.md 1 and 2). */

export const ACTIONS = ['new', 'change', 'close'] as const
export type Action = (typeof ACTIONS)[number]
export const KINDS = ['cost', 'profit'] as const
export type Kind = (typeof KINDS)[number]
/** `admin`: of a cost center only. */
export const BUSINESSES = ['gas', 'energy', 'service', 'works', 'admin'] as const
export const STATES = ['draft', 'step1', 'step2', 'returned', 'withdrawn', 'done'] as const
export type State = (typeof STATES)[number]
export const TABS = ['mine', 'toApprove', 'done'] as const
export const CENTER_STATES = ['future', 'valid', 'closed'] as const
export const ACTS = ['submit', 'approve', 'return', 'withdraw'] as const
export type Act = (typeof ACTS)[number]
export const DECISIONS = ['approve', 'return'] as const
export const MODES = ['new', 'view'] as const

export const NAME = { least: 2, most: 40 } as const
export const REASON = { least: 5, most: 300 } as const
export const MOST_FILES = 9
/** A request starts at most so many months from now. */
export const MOST_MONTHS = 12
/** Levels of centers, the top one included. */
export const MOST_DEPTH = 4
/** A step that takes longer is late. Working days */
export const STEP_DAYS = 3
/** A code is reserved for so long from its submit. Days */
export const RESERVED = 30

/** Codes of the area's refusals (domain/cost-center.md 2 and 4). */
export const REFUSED = { decided: 5301, taken: 5302, children: 5303, noSerial: 5304, closedPeriod: 5305 } as const

/** Name of a request's entries in the outbox; `new` for one without an id. */
export const outboxRecord = (id: string): string => `center-request:${id}`
