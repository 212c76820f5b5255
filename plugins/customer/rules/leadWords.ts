import { codes } from '#src/wire'

/** Stage and state of a lead about a customer (domain/leads.md 1). */
export const leadStageCodes = codes({ found: '1', verified: '2', followedUp: '3', opportunity: '4', won: '5' })
export const leadStateCodes = codes({ pool: '0', owned: '1', discarded: '2' })
export type LeadStage = (typeof leadStageCodes.words)[number]
export type LeadState = (typeof leadStateCodes.words)[number]
