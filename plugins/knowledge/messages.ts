import * as v from 'valibot'
import { optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about items of the knowledge base (domain/knowledge.md 6); `id` is the item's. */

const aboutItem = v.object({
  id: recordId,
  title: optional(string),
  by: optional(string),
  result: optional(string),
  at: optional(moment),
})

export type ItemMessage = v.InferOutput<typeof aboutItem>

/** For the reviewers. */
export const review = defineMessage('knowledge.review', aboutItem)
/** For the author. */
export const reviewed = defineMessage('knowledge.reviewed', aboutItem)
export const comment = defineMessage('knowledge.comment', aboutItem)
