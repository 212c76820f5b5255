import { mapAt } from '#src/geo'
import { defineRoute, number, optional, string } from '#src/routes'

/** Public pages (section 2). */
export const contact = defineRoute('/public/contact')
/** Form for a new contact; prefilled when a host passes a contact (wire.md 'Hosts', `addContact`). */
export const contactAdd = defineRoute('/public/contactAdd', {
  search: { name: optional(string), phone: optional(string) },
})
export const contactEdit = defineRoute('/public/contactEdit', { search: { id: optional(string) } })
export const mapCitySelect = defineRoute('/mapCitySelect')
/** All shared components in their states; `find` filters them. */
export const componentsDemo = defineRoute('/componentsDemo', { search: { find: optional(string) }, identity: [] })
/** All host methods with parameters and results; `find` filters them. */
export const demo = defineRoute('/demo', { search: { find: optional(string) }, identity: [] })
/** Variants of the map; `count`: number of additional markers. */
export const mapDemo = defineRoute('/x/public/map', {
  search: { part: optional(string), count: optional(number), at: optional(mapAt) },
  identity: [],
})
