import * as v from 'valibot'
import { optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about teams and sales advice (domain/todo-crm.md 6); `id` is that of the team or the advice. */

const aboutRecord = v.object({
  id: recordId,
  teamId: optional(recordId),
  adviceId: optional(recordId),
  name: optional(string),
  by: optional(string),
  change: optional(string),
  at: optional(moment),
})
/** For people added, removed or made leader. */
export const teamChanged = defineMessage('team.changed', aboutRecord)
/** For the customer's owner and the team. */
export const adviceReady = defineMessage('advice.ready', aboutRecord)
/** For the author. */
export const adviceFeedback = defineMessage('advice.feedback', aboutRecord)
