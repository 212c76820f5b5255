import { defineRoute, optional, string } from '#base/routes'

/** Addresses of the core's own screens (section 2 'Login and identity'); `/x/core/…` are ours. */

export const workbench = defineRoute('/')
/** `to`: the requested page, opened after the sign-in (ours). */
export const login = defineRoute('/login', { search: { to: optional(string) }, identity: [] })
export const policy = defineRoute('/policy', { search: { pageType: optional(string) } })
export const search = defineRoute('/x/core/search', { search: { text: optional(string) }, identity: [] })
/** The day for hosts with a workbench of their own (ours). */
export const day = defineRoute('/x/core/day')
/** Due items of one urgency, by area (ours). */
export const dueList = defineRoute('/x/core/due', { search: { due: optional(string) }, identity: [] })
/** Visits and steps with a place, as a route (ours). `order`: by time, else by way. */
export const dayRoute = defineRoute('/x/core/route', { search: { order: optional(string) }, identity: [] })
/** The calls that are due, one after the other (ours). */
export const dayCalls = defineRoute('/x/core/calls')
export const profile = defineRoute('/x/core/profile')
/** Version conflict of one entry of the outbox; `id` is the entry's. */
export const outboxConflict = defineRoute('/x/core/outboxConflict', { search: { id: string } })
/** Pickers for all areas; declared where areas can import them. */
export {
  businessPicker,
  companyPicker,
  contactPicker,
  organisationPicker,
  peoplePicker,
  placePicker,
} from '#domain/directory'
export { outboxRoute as outbox } from '#platform/outbox'
