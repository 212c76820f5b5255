import type { SimContext } from '../contract'

// A module of its own: records are declared while the modules that import each other are still being loaded.

/** The record that a message is about, by the name of its kind. */
export interface Subject {
  readonly kind: string
  readonly id: string
  readonly name?: string
}

export type Sees = (id: string, context: SimContext) => boolean
/** Who sees a record, by the name of its kind; two areas may declare the same records. */
export const seenBy = new Map<string, Sees[]>()

/** False if a message's record is deleted or not visible to its reader; records of areas that are not there may be. */
export function mayBeThere(subject: Subject | undefined, context: SimContext): boolean {
  const known = subject && seenBy.get(subject.kind)
  return !known || known.some((sees) => sees(subject.id, context))
}
