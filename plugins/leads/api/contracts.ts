import * as v from 'valibot'
import { day, listOf, maybe, named } from '#base/wire'
import { callsOf, paged } from '#platform/http'

/** The calls of the area of contracts (domain/contracts.md 5) that a won lead needs. */

const { get } = callsOf('/api/contracts')

/** A contract; its name is that of its customer. */
const contractSchema = v.pipe(
  v.object({ contractId: v.string(), number: v.string(), customer: v.object(named), end: maybe(day) }),
  v.transform(({ contractId, customer, ...contract }) => ({ id: contractId, ...customer, ...contract })),
)
export type Contract = v.InferOutput<typeof contractSchema>

export const getContract = get('/{id}', {
  send: 'path',
  about: 'A contract with its payment plan.',
  request: v.object({ id: v.string() }),
  response: contractSchema,
})

export const listContracts = get('/list', {
  about: 'Contracts in force that I may see: those of a customer, or by number and customer.',
  request: v.pipe(
    paged({ custId: v.optional(v.string()), keyword: v.optional(v.string()) }),
    v.transform((request) => ({ tab: 'active', ...request })),
  ),
  response: listOf(contractSchema),
})
