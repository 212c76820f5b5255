/** Kinds of entries in the service log of a company (domain/customer.md 1). */
export const LOG_KINDS = ['visit', 'call', 'repair', 'complaint', 'contract'] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** Length of an entry's text. Characters */
export const LOG_TEXT = { least: 5, most: 1000 } as const
/** Files of an entry. */
export const LOG_FILES = 6
