import { roundTo } from '#base/quantities'

/** How well items fit a search (domain/knowledge.md 5), for the simulator. */

/** What a search finds of an item. `age`: days since it was published. */
export interface Found {
  readonly inTitle: boolean
  readonly inTags: boolean
  readonly bodyHits: number
  readonly reads: number
  readonly age: number
}

const MOST_HITS = 5
const YEAR = 365

/** Rank of an item, to 0.01; the highest one stands first. */
export function rankOf({ inTitle, inTags, bodyHits, reads, age }: Found): number {
  const words = (inTitle ? 10 : 0) + (inTags ? 6 : 0) + 2 * Math.min(bodyHits, MOST_HITS)
  return roundTo(words + 3 * Math.log10(1 + reads) + 5 * Math.max(0, 1 - age / YEAR), 2)
}

/** The words of a search; all of them must occur. */
export const wordsOf = (keyword: string): string[] => keyword.toLowerCase().split(/\s+/).filter(Boolean)

/** From and to of each occurrence of the words in a text; `%` and `<` are characters like others. */
export function occurrences(text: string, words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase()
  // A letter that becomes longer in lower case would shift the hits.
  if (lower.length !== text.length) return []
  return words
    .flatMap((word) => {
      const hits: [number, number][] = []
      for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
        hits.push([at, at + word.length])
      return hits
    })
    .sort(([a], [b]) => a - b)
}

/** Characters shown before and after the first hit in a body. */
const AROUND = 40

/** The part of a text around its first hit, with the hits in it; undefined without a hit. */
export function snippetOf(text: string, words: readonly string[]) {
  const [first] = occurrences(text, words)
  if (!first) return undefined
  const from = Math.max(0, first[0] - AROUND)
  const part = text.slice(from, first[1] + AROUND)
  const lead = from > 0 ? '…' : ''
  const snippet = `${lead}${part}${first[1] + AROUND < text.length ? '…' : ''}`
  return { snippet, snippetHits: occurrences(snippet, words) }
}
