import { mapAt } from '#base/geo'
import { defineChooser, defineRoute, lazySearch, number, optional, recordId, string } from '#base/routes'
import type { contactSearch } from './rules/filters'

export interface CityRef {
  /** 6 digits. */
  readonly code: string
  readonly name: string
}

const anId = optional(recordId)
/** A customer or a lead. */
const subject = { custId: anId, clueId: anId }

/** Public pages (section 2). */
/** `id`: the customer or lead, else all contacts that the user may see; `contact`: the one that is shown in a sheet. */
export const contact = defineRoute('/public/contact', { search: { id: anId, ...lazySearch<typeof contactSearch>() } })
/** Form for a new contact of a customer or a lead; prefilled when a host passes a contact (wire.md 'Hosts', `addContact`). */
export const contactAdd = defineRoute('/public/contactAdd', {
  search: { ...subject, name: optional(string), phone: optional(string) },
})
export const contactEdit = defineRoute('/public/contactEdit', { search: { id: recordId } })
export const mapCitySelect = defineChooser<CityRef>()('/mapCitySelect')
/** All shared components in their states; `find` filters them. */
export const componentsDemo = defineRoute('/componentsDemo', { search: { find: optional(string) }, identity: [] })
/** All host methods with parameters and results; `find` filters them. */
export const demo = defineRoute('/demo', { search: { find: optional(string) }, identity: [] })
/** Variants of the map; `count`: number of additional markers. */
export const mapDemo = defineRoute('/x/public/map', {
  search: { part: optional(string), count: optional(number), at: optional(mapAt) },
  identity: [],
})
