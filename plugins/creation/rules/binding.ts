import { PROPOSED } from './vocabulary'

/** A customer that a company's name or code may mean. */
export interface Candidate {
  readonly custId: string
  /** 0 to 1; 1 for its code. */
  readonly score: number
  /** The user may bind opportunities to it. */
  readonly can: boolean
}

/** The customer that is meant with enough likeness; none where two are, or where it is not the user's. */
export function proposedOf<C extends Candidate>(candidates: readonly C[]): C | undefined {
  const [first, second] = candidates.filter(({ score }) => score >= PROPOSED)
  const isOnlyOne = second === undefined || (first?.score ?? 0) > second.score
  return first?.can && isOnlyOne ? first : undefined
}
