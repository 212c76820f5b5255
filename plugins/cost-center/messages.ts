import * as v from 'valibot'
import { optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about requests for centers (domain/cost-center.md 5); `id` is the request's. */

const aboutRequest = v.object({
  id: recordId,
  kind: optional(string),
  name: optional(string),
  code: optional(string),
  step: optional(string),
  at: optional(moment),
  by: optional(string),
})

export type RequestMessage = v.InferOutput<typeof aboutRequest>

/** For the people of the step. */
export const toApprove = defineMessage('center.toApprove', aboutRequest)
/** For the applicant. */
export const decided = defineMessage('center.decided', aboutRequest)
/** For the applicant and the responsible person. */
export const done = defineMessage('center.done', aboutRequest)
/** For the responsible person, from 30 days before the center ends. */
export const ending = defineMessage('center.ending', aboutRequest)
