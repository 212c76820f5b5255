import { defineRoute, optional, string } from '#base/routes'

/** Addresses of the core's own screens (section 2 'Login and identity'); `/x/core/…` are ours. */

export const workbench = defineRoute('/')
/** `to`: the requested page, opened after the sign-in (ours). */
export const login = defineRoute('/login', { search: { to: optional(string) }, identity: [] })
export const policy = defineRoute('/policy', { search: { pageType: optional(string) } })
export const search = defineRoute('/x/core/search', { search: { text: optional(string) }, identity: [] })
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
