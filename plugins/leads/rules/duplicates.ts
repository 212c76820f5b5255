import { coreName, dice, type PlaceNames } from '#domain/companies/rules'

/** Leads that may be the same (domain/leads.md 5 'duplicate'). */

export const LIKENESS = ['certain', 'likely', 'possible'] as const
type Likeness = (typeof LIKENESS)[number]

/** Fields by which two leads are compared. */
export interface Comparable {
  readonly name: string
  readonly creditCode?: string | undefined
  readonly phone?: string | undefined
}

const SIMILAR = 0.8
/** Leads this close may be the same site. m */
const CLOSE = 50

/** How likely it is that both are the same lead; undefined without evidence. `distance` between their sites, in m. */
export function likeness(
  a: Comparable,
  b: Comparable,
  { places, distance }: { readonly places: PlaceNames; readonly distance?: number | undefined },
): Likeness | undefined {
  if (a.creditCode && a.creditCode === b.creditCode) return 'certain'
  if (a.phone && a.phone === b.phone) return 'likely'
  const names = [coreName(a.name, places), coreName(b.name, places)] as const
  if (names[0] === names[1]) return 'likely'
  if (dice(...names) >= SIMILAR) return 'possible'
  return distance !== undefined && distance <= CLOSE ? 'possible' : undefined
}
