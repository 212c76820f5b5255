import { hits } from './hits'
import type { Span } from './types'

/** The end of a clause or of a sentence. */
export interface Boundary {
  readonly at: number
  readonly isSentence: boolean
}

const ABBREVIATION = /\b(?:mrs?|ms|dr|prof|co|ltd|inc|st|approx|incl|tel)$/

/** Signs that end a clause: not the point of 2.5 or Mr., not the comma of 1,200. */
export function boundariesOf(lower: string): Boundary[] {
  return hits(/[,，;；.。!?！？\n]/g, lower)
    .filter(({ from, text }) => {
      const before = lower.slice(Math.max(0, from - 7), from)
      const after = lower.slice(from + 1, from + 4)
      if (text === ',') return !(/\d$/.test(before) && /^\d{3}/.test(after))
      const isNumber = /\bno$/.test(before) && /^ ?\d/.test(after)
      return text !== '.' || !(/^\d/.test(after) || isNumber || ABBREVIATION.test(before))
    })
    .map(({ from, text }) => ({ at: from, isSentence: !/[,，]/.test(text) }))
}

type Boundaries = { readonly lower: string; readonly boundaries: readonly Boundary[] }

function stretch({ lower, boundaries }: Boundaries, at: number, isEnd: (one: Boundary) => boolean): Span {
  let from = 0
  for (const boundary of boundaries) {
    if (!isEnd(boundary)) continue
    if (boundary.at >= at) return [from, boundary.at]
    from = boundary.at + 1
  }
  return [from, lower.length]
}

/** The clause around an offset, between commas. */
export const clauseAt = (note: Boundaries, at: number) => stretch(note, at, () => true)

/** The sentence around an offset. */
export const sentenceAt = (note: Boundaries, at: number) => stretch(note, at, ({ isSentence }) => isSentence)

/** Commas and sentence ends between two offsets. */
export function boundariesBetween({ boundaries }: Boundaries, from: number, to: number) {
  const inside = boundaries.filter(({ at }) => at >= from && at < to)
  const sentences = inside.filter(({ isSentence }) => isSentence).length
  return { commas: inside.length - sentences, sentences }
}
