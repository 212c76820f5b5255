import * as v from 'valibot'
import { href } from '#base/routes'
import type { Contact } from '#domain/directory'
import { type LoggedCall, makeCall, offerLog } from '#kit/detail'
import { defineRecent } from '#kit/records'
import { type Core, canReach } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { customerServiceLog } from '../customer/routes'
import { leadFollowUp, leadIdSchema } from '../leads/routes'

/** Calls from this area, until they are logged (domain/public-contacts.md 2). */

const called = v.object({
  contact: v.string(),
  name: v.string(),
  phone: v.string(),
  custId: v.optional(v.string()),
  clueId: v.optional(v.string()),
  /** ms since the epoch */
  at: v.number(),
  seconds: v.optional(v.number()),
})
export type UnloggedCall = v.InferOutput<typeof called>

/** Calls that were neither logged nor declined, because the host closed the app meanwhile. */
export const unloggedCalls = defineRecent('public.calls', called, { most: 10, isSame: (a, b) => a.at === b.at })

/** Opens the form that logs a call: a follow-up of the lead, or an entry of the customer's service log. */
export function logCall(core: Core, call: UnloggedCall): void {
  core.store(unloggedCalls).remove(call)
  const to = logAddress(core, call)
  if (to !== undefined) core.navigation.openHref(to)
}

function logAddress(core: Core, { contact, custId, clueId, at, seconds }: UnloggedCall) {
  if (custId !== undefined && canReach(core, customerServiceLog.path))
    return href(customerServiceLog, { id: custId, entry: 'call', contact, at, seconds })
  if (clueId === undefined || !canReach(core, leadFollowUp.path)) return undefined
  return href(leadFollowUp, { id: v.parse(leadIdSchema, clueId), kind: 'call', contact, at, seconds })
}

/** Calls somebody. On return a dialog offers to log the call; if the host ends the app before, today's items do. */
export async function callContact(core: Core, contact: Contact, phone: string): Promise<void> {
  const { id, custId, clueId } = contact
  const name = nameIn(contact, currentLanguage())
  const calls = core.store(unloggedCalls)
  const call: UnloggedCall = { contact: id, name, phone, custId, clueId, at: Date.now() }
  calls.add(call)
  const made = await makeCall(core, phone)
  if (!made || logAddress(core, call) === undefined) return calls.remove(call)
  calls.add({ ...call, seconds: made.seconds })
  await offerLog(core, { name, phone, id }, made, ({ seconds }: LoggedCall) => logCall(core, { ...call, seconds }))
  calls.remove(call)
}
