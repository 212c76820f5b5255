import { FROM_PARTNER, PAGE_TYPES, PARTNER_MARKER } from '#base/config'

export type PageType = (typeof PAGE_TYPES)[number]

/** Parameters with credentials; they are removed from the address bar (wire.md 'Launch and identity'). */
const CREDENTIALS = [
  'ticket',
  'itcode',
  'authorization',
  'token',
  'loginName',
  'authCode',
  'authTenantId',
  'userId',
] as const

/** Page parameters that are moved from before the `#` into the entry route's query. */
const OF_PAGE: readonly string[] = ['pageType', 'from']

/** Parameters of the launch address; '' for one that is absent or empty. */
export interface Launch extends Readonly<Record<(typeof CREDENTIALS)[number], string>> {
  readonly pageType: PageType | undefined
  /** Opened from the partner app: the address has the marker or `from=greatgas`. */
  readonly partner: boolean
  /** `from=greatgas` was rewritten to the marker, which must be stored (section 4). */
  readonly rewritten: boolean
  /** New address for the address bar: path, query and hash without credentials. */
  readonly address: string
}

type Pair = readonly [name: string, raw: string]

/** Reads both queries of the address (the one inside the hash takes precedence) and returns the cleaned address. */
export function readLaunch({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Launch {
  const at = hash.indexOf('?')
  const route = at < 0 ? hash : hash.slice(0, at)
  const outside = pairsOf(search.replace(/^\?/, ''))
  const inside = at < 0 ? [] : pairsOf(hash.slice(at + 1))
  const value = (name: string) => valueIn(inside, name) || valueIn(outside, name)

  const credentials = Object.fromEntries(CREDENTIALS.map((name) => [name, value(name)]))
  const from = value('from')
  const rewritten = from === FROM_PARTNER
  const pageType = PAGE_TYPES.find((type) => type === value('pageType'))

  const leaves = ([name]: Pair) =>
    CREDENTIALS.some((credential) => credential === name) || (rewritten && name === 'from')
  const isMoved = ([name]: Pair) => OF_PAGE.includes(name)
  const moved = outside.filter((pair) => isMoved(pair) && !leaves(pair) && !valueIn(inside, pair[0]))
  const newOutside = outside.filter((pair) => !leaves(pair) && !isMoved(pair))
  const newInside = [...inside.filter((pair) => !leaves(pair)), ...moved]
  if (rewritten && !isOn(value(PARTNER_MARKER))) newOutside.push([PARTNER_MARKER, `${PARTNER_MARKER}=1`])

  return {
    ...(credentials as Record<(typeof CREDENTIALS)[number], string>),
    pageType,
    rewritten,
    partner: rewritten || isOn(value(PARTNER_MARKER)),
    address: pathname + queryOf(newOutside) + (newInside.length > 0 ? (route || '#/') + queryOf(newInside) : route),
  }
}

/** True if a value of the partner marker, from the address or storage, counts as set. */
export function isOn(marker: string | undefined): boolean {
  return marker !== undefined && !['', '0', 'false'].includes(marker)
}

/** Pairs have their raw spelling, so that the remaining address stays unchanged. */
function pairsOf(query: string): Pair[] {
  const parts = query.split('&').filter((part) => part !== '')
  return parts.flatMap((raw) => [...new URLSearchParams(raw).keys()].slice(0, 1).map((name): Pair => [name, raw]))
}

function valueIn(pairs: readonly Pair[], name: string): string {
  const pair = pairs.find(([each]) => each === name)
  return pair ? (new URLSearchParams(pair[1]).get(name) ?? '') : ''
}

function queryOf(pairs: readonly Pair[]): string {
  return pairs.length > 0 ? `?${pairs.map(([, raw]) => raw).join('&')}` : ''
}
