import { codes } from '#base/wire'
import { PRODUCT_UNITS, type Unit } from '../extraction/types'

/** Vocabulary of the area with its codes on the wire (domain/creation.md). */

/** `bound`: to a customer. A draft is on the device alone. */
export const opportunityStates = codes({ created: '1', bound: '2' })
export const UNITS: readonly Unit[] = [...new Set(Object.values(PRODUCT_UNITS).flat())]

/** Likeness of names (Dice) from which a customer is proposed, and listed. */
export const PROPOSED = 0.92
export const LISTED = 0.75

export const MOST = { amount: 1e12, audio: 12, capacity: 1e9, needs: 10, rows: 500, name: 60, nameEn: 120 } as const

/** Refused: the customer has an opportunity for the same need; a note is too long. */
export const DUPLICATE = 5401
export const TOO_LONG = 5402

/** Stage of an opportunity that is lost: its need is not open any more. */
export const LOST = '9'

/** Ids of opportunities, and of notes that are drafts on the device. */
export const isOpportunity = (id: string) => id.startsWith('B-')
export const isDraft = (id: string) => id.startsWith('D-')
