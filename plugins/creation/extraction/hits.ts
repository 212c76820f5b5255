import type { Span } from './types'

/** A match of a pattern. */
export interface Hit {
  readonly from: number
  readonly to: number
  readonly text: string
  /** Groups of the pattern; '' where one did not take part. */
  readonly groups: readonly string[]
}

function hitOf(match: RegExpMatchArray): Hit {
  const from = match.index ?? 0
  return { from, to: from + match[0].length, text: match[0], groups: match.slice(1).map((group) => group ?? '') }
}

/** All matches of a global pattern. */
export const hits = (pattern: RegExp, text: string): Hit[] => [...text.matchAll(pattern)].map(hitOf)

const global = new Map<RegExp, RegExp>()

/** The pattern with the flag g, built once. */
export function everywhere(pattern: RegExp): RegExp {
  const known = global.get(pattern) ?? new RegExp(pattern.source, 'g')
  global.set(pattern, known)
  return known
}

/** The match of a sticky pattern that begins at an offset. */
export function hitAt(pattern: RegExp, text: string, at: number): Hit | undefined {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match ? hitOf(match) : undefined
}

/** Stands for what was read already; no rule matches it. */
export const BLANK = '\ue000'

/** Blanks out spans, so that later rules do not read them again; the length stays. */
export function blank(text: string, spans: readonly Span[]): string {
  const signs = [...spans].sort((a, b) => a[0] - b[0])
  let [result, at] = ['', 0]
  for (const [from, to] of signs) {
    if (to <= at) continue
    result += text.slice(at, from) + BLANK.repeat(to - Math.max(at, from))
    at = to
  }
  return result + text.slice(at)
}

export const overlaps = (a: Span, b: Span) => a[0] < b[1] && b[0] < a[1]

/** The characters right before an offset: as many as a word beside it may have. */
export const tail = (text: string, at: number, length = 12) => text.slice(Math.max(0, at - length), at)
