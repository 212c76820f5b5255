import { defineChooser, defineRoute, lazySearch, optional, type Period, recordId } from '#base/routes'
import type { Named, Person } from '#base/wire'

/** Routes of the visits area (section 2). */

/** Filter of the visits (domain/visits.md 4). */
interface VisitFilter extends Period {
  readonly tab?: 'mine' | 'team' | 'todo' | undefined
  readonly states?: readonly string[] | undefined
  readonly purposes?: readonly string[] | undefined
  /** Login names. */
  readonly owners?: readonly string[] | undefined
  readonly custId?: string | undefined
  readonly clueId?: string | undefined
  readonly keyword?: string | undefined
  readonly sort?: 'from' | 'distance' | undefined
}
/** A contact of a customer or lead that a visit is to. */
export interface ContactRef extends Named {
  readonly id: string
}
interface Chosen {
  /** Ids of those chosen so far; read at every opening. */
  readonly chosen?: readonly string[] | undefined
}

const anId = optional(recordId)
/** A customer or a lead. */
const subject = { custId: anId, clueId: anId }

export const visitList = defineRoute('/visitList', { search: lazySearch<VisitFilter>() })
export const visitView = defineRoute('/visitView', { search: { id: recordId } })
/** Section 2 registers this path twice; it is one page. Plans a visit, or records the one with this `id`. */
export const visitEdit = defineRoute('/visitEdit', { search: { id: anId, ...subject } })
export const visithistory = defineRoute('/visithistory', { search: { ...subject, ...lazySearch<Period>() } })
export const contactList = defineChooser<readonly ContactRef[]>()('/contactList', {
  search: { ...subject, ...lazySearch<Chosen>() },
})
export const participantsList = defineChooser<readonly Person[]>()('/participantsList', {
  search: lazySearch<Chosen>(),
})
/** `id` is the need's. */
export const visitNeedDetail = defineRoute('/visitNeedDetail', { search: { id: recordId } })
