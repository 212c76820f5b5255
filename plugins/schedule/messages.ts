import * as v from 'valibot'
import { number, optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about projects, for their manager and area manager (domain/schedule.md 5); `id` is the project's. */

const aboutProject = v.object({
  id: recordId,
  name: optional(string),
  /** Working days of a delay, or without a report; days until a milestone. */
  days: optional(number),
  at: optional(moment),
  by: optional(string),
})

export const delayed = defineMessage('schedule.delayed', aboutProject)
export const milestoneDue = defineMessage('schedule.milestoneDue', aboutProject)
export const blocked = defineMessage('schedule.blocked', aboutProject)
export const dailyMissing = defineMessage('schedule.dailyMissing', aboutProject)
export const safety = defineMessage('schedule.safety', aboutProject)
