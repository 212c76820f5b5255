import * as v from 'valibot'
import { defineMessage } from '#platform/plugin'
import { applicationId, grantId } from './routes'

/** Messages of the server about roles (domain/permissions.md 'Messages'). `params` of a message are texts. */

const text = v.optional(v.string())

/** `id` is the application; `items` the number of roles, `by` the name of the person who wrote. */
const payload = v.object({ id: applicationId, items: text, at: text, by: text })
export type RoleMessage = v.InferOutput<typeof payload>

/** To approvers: somebody applies, or reminds them. */
export const toApprove = defineMessage('role.toApprove', payload)
/** To the applicant. */
export const decided = defineMessage('role.decided', payload)
const ending = v.object({ ...payload.entries, id: v.union([applicationId, grantId]) })
/** To the holder of a role, 14 and 3 days before it ends; `id` is the application that it came from, else the role. */
export const expiring = defineMessage('role.expiring', ending)
export type ExpiringMessage = v.InferOutput<typeof ending>
