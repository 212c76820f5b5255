import * as v from 'valibot'
import { number, optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/messages'

/** Messages about contracts (domain/contracts.md 6); `id` is the contract's. */

const aboutContract = v.object({
  id: recordId,
  number: optional(string),
  custId: optional(string),
  name: optional(string),
  daysLeft: optional(number),
  at: optional(moment),
})

export type ContractMessage = v.InferOutput<typeof aboutContract>

export const toApprove = defineMessage('contract.toApprove', aboutContract)
/** For the owner. */
export const decided = defineMessage('contract.decided', aboutContract)
export const expiring = defineMessage('contract.expiring', aboutContract)
export const paymentDue = defineMessage('contract.paymentDue', aboutContract)
