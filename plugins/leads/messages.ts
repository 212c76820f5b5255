import * as v from 'valibot'
import { defineMessage } from '#platform/plugin'
import { leadIdSchema } from './routes'

/** Messages of the server about leads (domain/leads.md 6). `params` of a message are texts. */

const text = v.optional(v.string())

const payload = v.object({ clueId: leadIdSchema, name: text, at: text, by: text, change: text })
export type LeadMessage = v.InferOutput<typeof payload>

/** To the new owner. */
export const assigned = defineMessage('clue.assigned', payload)
/** To owner, collaborators and followers. */
export const changed = defineMessage('clue.changed', payload)
/**
 * To the owner: a next step in 30 minutes (`change` soon), a late one, or a return to the pool; to managers an
 * opportunity of 90 days (slow).
 */
export const followUpDue = defineMessage('clue.followUpDue', payload)
