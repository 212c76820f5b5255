import type { Reading } from './reading'

/** Factor of confidence of what was corrected (domain/creation.md 1). */
const CORRECTED = 0.8

/** How far a correction reaches: to what it takes back, and to what it says instead. Characters */
const BACK = 40
const FORTH = 26
/** How far behind its word a negation denies a value: 'not on Thursday'. Characters */
const DENIED = 5

export interface Place {
  readonly from: number
  readonly to: number
}

export type Settled<T> = T & { readonly isCorrected?: true }

/** True if a correction is announced between two values of one kind. */
export function isTakenBack({ corrections }: Pick<Reading, 'corrections'>, first: Place, second: Place): boolean {
  return corrections.some(
    ([from, to]) => from >= first.to && to <= second.from && from - first.to <= BACK && second.from - to <= FORTH,
  )
}

/** True for 'not Thursday', 不是张伟. */
export function isDenied({ negations }: Pick<Reading, 'negations'>, { from }: Place): boolean {
  return negations.some(({ wordEnd, to }) => from >= wordEnd && from < to && from - wordEnd <= DENIED)
}

/** Values of one kind in their order, without those that the note denies or takes back. */
export function settle<T extends Place>(reading: Reading, found: readonly T[]): Settled<T>[] {
  const before = new Map(found.map((value, at) => [value, found[at - 1]]))
  const kept = found.filter((value) => !isDenied(reading, value))
  return kept.flatMap((value, at): Settled<T>[] => {
    const [last, next] = [before.get(value), kept[at + 1]]
    if (next && isTakenBack(reading, value, next)) return []
    const isCorrected = last !== undefined && (isDenied(reading, last) || isTakenBack(reading, last, value))
    return [isCorrected ? { ...value, isCorrected } : value]
  })
}

/** A confidence, lower where the note corrects itself. */
export function confidenceOf(confidence: number, { isCorrected }: { readonly isCorrected?: true }): number {
  return Math.round(confidence * (isCorrected ? CORRECTED : 1) * 100) / 100
}
