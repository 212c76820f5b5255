import * as v from 'valibot'
import { defineChooser, defineRoute, lazySearch, list, optional, recordId, string } from '#base/routes'
import type { Named, Person } from '#base/wire'
import type { reviewSearch } from '#domain/checkIn/rules'
import type { historySearch, visitSearch } from './rules/filters'

/** Routes of the visits area (section 2). */

/** What /visitEdit is opened for; by default what the visit's state asks for. */
export const STEPS = ['plan', 'arrive', 'minutes'] as const

/** A contact of a customer or lead that a visit is to. */
export interface ContactRef extends Named {
  readonly id: string
}
/** Ids of those chosen so far; read at every opening. */
const chosen = optional(list)

const anId = optional(recordId)
/** A customer or a lead. */
const subject = { custId: anId, clueId: anId }

export const visitList = defineRoute('/visitList', { search: lazySearch<typeof visitSearch>(), identity: [] })
export const visitView = defineRoute('/visitView', { search: { id: recordId } })
/** Section 2 registers this path twice; it is one page. Plans a visit, or records the one with this `id`. */
export const visitEdit = defineRoute('/visitEdit', {
  search: { id: anId, ...subject, step: optional(v.picklist(STEPS)) },
})
/** `id`: of a customer or lead. */
export const visithistory = defineRoute('/visithistory', {
  search: { id: anId, ...lazySearch<typeof historySearch>() },
})
export const contactList = defineChooser<readonly ContactRef[]>()('/contactList', {
  search: { ...subject, chosen },
})
export const participantsList = defineChooser<readonly Person[]>()('/participantsList', {
  /** `owner`: whose visit it is, who comes anyway; by default the user. */
  search: { chosen, owner: optional(string) },
})
/** Check-ins that a manager reviews (ours). */
export const visitCheckIns = defineRoute('/x/visits/checkIns', {
  search: lazySearch<typeof reviewSearch>(),
  identity: [],
})
/** `id` is the need's. */
export const visitNeedDetail = defineRoute('/visitNeedDetail', { search: { id: recordId } })
