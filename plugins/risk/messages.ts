import * as v from 'valibot'
import { optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about warnings, to-dos and reports (domain/risk.md 5); `id` is that of the record with this type. */

const aboutRecord = v.object({
  id: recordId,
  custId: optional(string),
  name: optional(string),
  level: optional(string),
  due: optional(moment),
  at: optional(moment),
  /** Of a to-do: the page that settles it, as in its list. */
  route: optional(string),
})
export type AboutRecord = v.InferOutput<typeof aboutRecord>

export const gasRiskRaised = defineMessage('gasRisk.raised', aboutRecord)
export const competitiveRaised = defineMessage('competitive.raised', aboutRecord)
export const gasBounceFound = defineMessage('gasBounce.found', aboutRecord)
export const todoDue = defineMessage('todo.due', aboutRecord)
export const todoEscalated = defineMessage('todo.escalated', aboutRecord)
export const reportDue = defineMessage('report.due', aboutRecord)
export const reportCommented = defineMessage('report.commented', aboutRecord)
