import type { SimContext } from '../contract'

// A module of its own: records are declared while the modules that import each other are still being loaded.

export type Sees = (id: string, context: SimContext) => boolean
/** Who sees a record, by the prefix of its id; two areas may declare the same records. */
export const seenBy = new Map<string, Sees[]>()

/** False if a message's record is deleted or not visible to its reader; records of areas that are not there may be. */
export function mayBeThere(id: string | undefined, context: SimContext): boolean {
  const known = id === undefined ? undefined : seenBy.get(id.split('-')[0] ?? '')
  return !known || id === undefined || known.some((sees) => sees(id, context))
}
