import * as v from 'valibot'
import { number, optional, recordId, string } from '#base/routes'
import { moment } from '#base/wire'
import { defineMessage } from '#platform/plugin'

/** Messages about customers (domain/customer.md 6); `id` is the customer's. */

const aboutCustomer = v.object({
  id: recordId,
  name: optional(string),
  /** Kind of the risk (`pjws` …), or what has changed. */
  kind: optional(string),
  count: optional(number),
  at: optional(moment),
})

export type CustomerMessage = v.InferOutput<typeof aboutCustomer>

/** New risk records of the night, for the owner and the followers. */
export const riskFound = defineMessage('customer.riskFound', aboutCustomer)
/** For the owner. */
export const changed = defineMessage('customer.changed', aboutCustomer)
