import { defineChooser, defineRoute, flag, lazySearch, optional, recordId, string } from '#base/routes'
import type { CityRef } from '../public/routes'
import type { parkSearch } from './rules/filters'

/** Routes of the creation area (section 2, with its spelling). */

/** A company that was named in a note: a customer, a lead or neither. */
export interface CompanyRef {
  readonly name: string
  readonly nameEn?: string | undefined
  readonly creditCode?: string | undefined
  readonly custId?: string | undefined
  readonly clueId?: string | undefined
}

const anId = optional(recordId)
const ofName = { search: { name: optional(string) } }

/** `id`: a draft or an opportunity; the others: the lead, customer or visit that a new one starts from. */
export const intelligentCreationBussiness = defineRoute('/intelligentCreationBussiness', {
  search: { id: anId, clueId: anId, custId: anId, visitId: anId },
})
/** Corrects the name that was understood and searches for it; `any`: customers of colleagues may be chosen, too. */
export const editCompany = defineChooser<CompanyRef>()('/editCompany', {
  search: { name: optional(string), any: optional(flag) },
})
/** Chooses among companies of one name. */
export const selectCompany = defineChooser<CompanyRef>()('/selectCompany', ofName)
export const chooseCity = defineChooser<CityRef>()('/chooseCity')
/** Binds the opportunity `id` to a customer, and continues with a new customer for it. */
export const bindCustomer = defineRoute('/bindCustomer', { search: { id: recordId } })
export const createCustomer = defineRoute('/createCustomer', {
  search: { id: anId, name: optional(string), creditCode: optional(string) },
})
/** The park `id`, or that of a customer; all parks without both. */
export const customerElectric = defineRoute('/customerElectric', {
  search: { id: anId, custId: anId, ...lazySearch<typeof parkSearch>() },
})
/** `id` is the park's. */
export const consumeCustomers = defineRoute('/consumeCustomers', { search: { id: recordId } })
