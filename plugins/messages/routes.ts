import { defineRoute, lazySearch, optional, recordId, string } from '#base/routes'
import type { messageSearch } from './rules/filters'

/** Routes of the message center (section 2, with its spelling); `id` is the message's. */

const ofMessage = { search: { id: recordId } }
const text = optional(string)

export const messageCenter = defineRoute('/messageCenter')
/** Messages of a category: `tab`; all without it. */
export const messageCate = defineRoute('/messageCate', { search: lazySearch<typeof messageSearch>(), identity: [] })
export const notyfyDetail = defineRoute('/notyfyDetail', ofMessage)
export const messageDetailTemplate = defineRoute('/messageDetailTemplate', ofMessage)
/** Landing page of a push: forwards to the target of the message `mid`, or of a type and a record's id. */
export const blankPage = defineRoute('/blankPage', { search: { mid: text, type: text, id: text } })
