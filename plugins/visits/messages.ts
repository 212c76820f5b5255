import * as v from 'valibot'
import { optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about visits and needs (domain/visits.md 6); `id` is the visit's, for `need.…` the need's. */

const aboutVisit = v.object({
  id: recordId,
  visitId: optional(string),
  name: optional(string),
  at: optional(moment),
  by: optional(string),
})

/** For the participants. */
export const invited = defineMessage('visit.invited', aboutVisit)
/** Time or place has changed, or the visit is cancelled. */
export const changed = defineMessage('visit.changed', aboutVisit)
/** For the owner: minutes to write, or a visit that did not take place. */
export const due = defineMessage('visit.due', aboutVisit)
export const needAssigned = defineMessage('need.assigned', aboutVisit)
export const needDue = defineMessage('need.due', aboutVisit)
