import { codes } from '#base/wire'

/** Vocabulary of the area and its codes on the wire (domain/customer.md 1). */

export const regStatusCodes = codes({ inBusiness: '1', revoked: '2', cancelled: '3' })
export const useCodes = codes({ active: '1', silent: '2', lost: '3', new: '4' })

export const LABEL_CATEGORIES = ['business', 'energy', 'risk', 'relation'] as const
/** Colours of labels by number, 1 to 8. */
export const COLOURS = 8
/** Labels of one company, and characters of a label's name. */
export const LABELS = { most: 20, least: 2, longest: 12 } as const

/** Months of bills that are read: an unpaid one of any of them is open (domain/customer.md 7). */
export const BILL_MONTHS = 36

/** By the days left (domain/contracts.md 4); `ending`: at most 90. */
export const CONTRACT_STATES = ['active', 'ending', 'ended', 'none'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** How much of a company somebody sees (domain/customer.md 3). */
export const LEVELS = ['full', 'header', 'none'] as const
export type Level = (typeof LEVELS)[number]

export const TABS = ['mine', 'org', 'followed'] as const
export type Tab = (typeof TABS)[number]

/** Stage and state of a lead about a customer (domain/leads.md 1). */
export const leadStageCodes = codes({ found: '1', verified: '2', followedUp: '3', opportunity: '4', won: '5' })
export const leadStateCodes = codes({ pool: '0', owned: '1', discarded: '2' })
export type LeadStage = (typeof leadStageCodes.words)[number]
export type LeadState = (typeof leadStateCodes.words)[number]
