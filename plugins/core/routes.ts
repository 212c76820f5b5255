import { defineRoute, optional, string } from '#src/routes'

/** Addresses of the core's own screens (section 2 'Login and identity'); `/x/core/…` are ours. */

export const workbench = defineRoute('/')
/** `to`: the page that the user was going to (ours). */
export const login = defineRoute('/login', { search: { to: optional(string) }, identity: [] })
export const policy = defineRoute('/policy', { search: { pageType: optional(string) } })
export const search = defineRoute('/x/core/search', { search: { text: optional(string) }, identity: [] })
export const profile = defineRoute('/x/core/profile')
/** What still has to be sent (ours), and the choice where another person was first; `id` is the entry's. */
export const outbox = defineRoute('/x/core/outbox')
export const outboxConflict = defineRoute('/x/core/outboxConflict', { search: { id: string } })
