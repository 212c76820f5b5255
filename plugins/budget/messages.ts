import * as v from 'valibot'
import { number, optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about estimates (domain/budget.md 5); `id` is the estimate's. */

const aboutEstimate = v.object({
  id: recordId,
  name: optional(string),
  /** CNY */
  total: optional(number),
  /** % */
  irr: optional(number),
  at: optional(moment),
  by: optional(string),
})

export const toApprove = defineMessage('budget.toApprove', aboutEstimate)
export const decided = defineMessage('budget.decided', aboutEstimate)
