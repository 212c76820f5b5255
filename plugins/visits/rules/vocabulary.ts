import { codes } from '#base/wire'

/** Vocabulary of visits and needs, as on the wire (domain/visits.md 1, 2). */

export const PURPOSES = codes({
  first: '01',
  price: '02',
  survey: '03',
  renewal: '04',
  service: '05',
  complaint: '06',
  other: '07',
})

export const VISIT_STATES = codes({ planned: '1', ongoing: '2', toWrite: '3', done: '4', missed: '5', cancelled: '6' })
export type VisitState = (typeof VISIT_STATES)['words'][number]

/** Part of a participant: the host may write like the owner. */
export const PARTS = codes({ host: 'H', companion: 'A' })
export type Part = (typeof PARTS)['words'][number]

export const NEED_KINDS = ['gas', 'steam', 'power', 'pv', 'service', 'price', 'other'] as const
export type NeedKind = (typeof NEED_KINDS)[number]
/** What sales advice calls such a need: an entry of the dictionary `needTag`. */
const NEED_TAGS: Readonly<Partial<Record<string, string>>> = {
  gas: 'heat',
  steam: 'steam',
  power: 'power',
  pv: 'pv',
  service: 'service',
  price: 'saving',
}
/** The needs of a visit for sales advice, each once. */
export const needTags = (needs: readonly { readonly kind: string }[]): string[] => [
  ...new Set(needs.flatMap(({ kind }) => NEED_TAGS[kind] ?? [])),
]

export const NEED_STATES = codes({ open: '1', doing: '2', done: '3', dropped: '4' })
export type NeedState = (typeof NEED_STATES)['words'][number]

/** Steps of a need's course: it was found, and its moves. */
export const NEED_ACTS = ['found', 'do', 'done', 'drop'] as const
export type NeedAct = (typeof NEED_ACTS)[number]
export const NEED_MOVES = ['do', 'done', 'drop'] as const

/** Tells the id of a lead from that of a customer. */
export const isLead = (id: string): boolean => id.startsWith('L-')

/** Whom a visit is to, as the calls name it. */
export const subjectOf = (id: string): { readonly custId?: string; readonly clueId?: string } =>
  isLead(id) ? { clueId: id } : { custId: id }

export const CLOCK_KINDS = ['arrive', 'leave'] as const

/** Tabs of the list: the user’s own and those they are invited to, their organisation’s, those that wait for them. */
export const TABS = ['mine', 'team', 'todo'] as const

export const MOST = { contacts: 10, participants: 10, photos: 9, needs: 10, steps: 10, audio: 12 } as const
/** Longest piece of a recording. s */
export const PIECE = 300
export const MINUTES_TEXT = { least: 10, most: 5000 } as const
export const NEED_TEXT = { least: 5, most: 500 } as const
/** Reason of a cancellation, of a visit without check-in, of a need that is dropped; result of one that is done. */
export const REASON = { least: 5, most: 200 } as const
export const COMMENT = 500
