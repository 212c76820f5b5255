import { mapAt } from '#src/geo'
import { defineRoute, number, optional, string } from '#src/routes'

/** Public pages (section 2). */
export const contact = defineRoute('/public/contact')
/** Opened filled in when a host hands over a contact (wire.md 'Hosts', `addContact`). */
export const contactAdd = defineRoute('/public/contactAdd', {
  search: { name: optional(string), phone: optional(string) },
})
export const contactEdit = defineRoute('/public/contactEdit', { search: { id: optional(string) } })
export const mapCitySelect = defineRoute('/mapCitySelect')
/** Every shared part in its states; `find` filters them. */
export const componentsDemo = defineRoute('/componentsDemo', { search: { find: optional(string) }, identity: [] })
/** Every call of the host with its parameters and result; `find` filters them. */
export const demo = defineRoute('/demo', { search: { find: optional(string) }, identity: [] })
/** The map in its forms; `count` adds so many marks. */
export const mapDemo = defineRoute('/x/public/map', {
  search: { part: optional(string), count: optional(number), at: optional(mapAt) },
  identity: [],
})
