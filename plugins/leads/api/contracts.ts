import * as v from 'valibot'
import { day, listOf, maybe, renamed, text } from '#base/wire'
import { callsOf, paged } from '#platform/http'

/** The call of the area of contracts (domain/contracts.md 5) that a won lead needs. */

const { get } = callsOf('/api/contracts')

/** A contract; its name is that of its customer. */
const contractSchema = renamed(
  { contractId: v.string(), number: v.string(), customer: v.string(), customerEn: text, end: maybe(day) },
  { contractId: 'id', customer: 'name', customerEn: 'nameEn' },
)
export const listContracts = get('/list', {
  about: 'Contracts that I may see: those of a customer, or by number and customer.',
  request: paged({ custId: v.optional(v.string()), keyword: v.optional(v.string()) }),
  response: listOf(contractSchema),
})
