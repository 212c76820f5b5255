/** Leads that may be the same (domain/leads.md 5 'duplicate'). */

export type Likeness = 'certain' | 'likely' | 'possible'

/** Fields by which two leads are compared. */
export interface Comparable {
  readonly name: string
  readonly creditCode?: string | undefined
  readonly phone?: string | undefined
}

/** Legal forms, the longest first. */
const LEGAL_FORMS =
  /(?:集团)?(?:股份有限公司|有限责任公司|实业有限公司|科技有限公司|有限公司|总公司|分公司|公司)$|(?:co|ltd|inc|limited|company)+$/
const PROVINCE = /^.{2,8}?(?:省|自治区)/
const CITY = /^.{2,7}?(?:市|自治州)/
const DISTRICT = /^.{2,5}?[区县]/
/** Provinces and cities are often written without their last character. */
const SHORT = /^(?:广东|浙江|佛山|中山|宁波|广州|深圳)/

/** Name without the parts that do not distinguish companies: marks, province, city and district, legal form. */
export function coreName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '')
  const placed = [PROVINCE, CITY, DISTRICT].reduce((left, part) => keep(left, left.replace(part, '')), plain)
  const local = placed === plain ? keep(placed, placed.replace(SHORT, '')) : placed
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

const SIMILAR = 0.8
/** Leads this close may be the same site. m */
export const CLOSE = 50

/** How likely it is that both are the same lead; undefined without evidence. `distance` between their places, in m. */
export function likeness(a: Comparable, b: Comparable, distance?: number): Likeness | undefined {
  if (a.creditCode && a.creditCode === b.creditCode) return 'certain'
  if (a.phone && a.phone === b.phone) return 'likely'
  const names = [coreName(a.name), coreName(b.name)] as const
  if (names[0] === names[1]) return 'likely'
  if (dice(...names) >= SIMILAR) return 'possible'
  return distance !== undefined && distance <= CLOSE ? 'possible' : undefined
}
