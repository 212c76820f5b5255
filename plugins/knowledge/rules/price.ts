/** Which price holds at a place on a day (domain/knowledge.md 5). */

/** Days as `2026-11-20`; without `to` it holds until another one. */
interface Dated {
  readonly areaCode: string
  readonly group?: string | undefined
  readonly from: string
  readonly to?: string | undefined
}

/** An area without its trailing zeros, which mean everything below it: 440600 → 4406. */
const prefixOf = (areaCode: string) => areaCode.replace(/(?:00)+$/, '')

/** The price is one of the area or of one above it: district, city, province. */
export const isOfArea = (price: Pick<Dated, 'areaCode'>, areaCode: string): boolean =>
  areaCode.startsWith(prefixOf(price.areaCode))

const holds = ({ from, to }: Dated, day: string) => from <= day && (to === undefined || day <= to)

/** True if `a` is of a smaller area than `b`, or of the same and newer. */
function isCloser(a: Dated, b: Dated): boolean {
  const [own, other] = [prefixOf(a.areaCode).length, prefixOf(b.areaCode).length]
  return own === other ? a.from > b.from : own > other
}

/** The price of each group that holds in an area on a day: of the smallest area, and there the newest; none in a gap. */
export function pricesAt<P extends Dated>(prices: readonly P[], areaCode: string, day: string): P[] {
  const best = new Map<string | undefined, P>()
  for (const price of prices) {
    if (!isOfArea(price, areaCode) || !holds(price, day)) continue
    const known = best.get(price.group)
    if (!known || isCloser(price, known)) best.set(price.group, price)
  }
  return [...best.values()]
}
