/** Names of companies, compared without what does not distinguish them (domain/leads.md 5 'duplicate'). */

/** Legal forms, the longest first. */
const LEGAL_FORMS =
  /(?:集团)?(?:股份有限公司|有限责任公司|实业有限公司|科技有限公司|有限公司|总公司|分公司|公司)$|(?:co|ltd|inc|limited|company)+$/

/** Names of divisions by level, as they stand in names of companies. */
export type PlaceNames = readonly ReadonlySet<string>[]
const LONGEST = 12

/** A text without the name that it begins with; a name may consist of nothing else. */
function without(text: string, names: ReadonlySet<string>): string {
  for (let length = Math.min(LONGEST, text.length - 2); length > 1; length--)
    if (names.has(text.slice(0, length))) return text.slice(length)
  return text
}

/** Name without the parts that do not distinguish companies: marks, one place of each level, legal form. */
export function coreName(name: string, places: PlaceNames): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '')
  const local = places.reduce(without, plain)
  return keep(local, local.replace(LEGAL_FORMS, '').replace(/集团$/, ''))
}

/** A name may consist of nothing else. */
const keep = (before: string, after: string) => (after.length >= 2 ? after : before)

function bigrams(text: string): string[] {
  const letters = [...text]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** Likeness of two texts by their pairs of characters (Dice). 0 to 1 */
export function dice(a: string, b: string): number {
  const left = bigrams(a)
  const right = bigrams(b)
  if (left.length === 0 || right.length === 0) return a === b ? 1 : 0
  const rest = [...right]
  let both = 0
  for (const pair of left) {
    const at = rest.indexOf(pair)
    if (at < 0) continue
    rest.splice(at, 1)
    both++
  }
  return (2 * both) / (left.length + right.length)
}
