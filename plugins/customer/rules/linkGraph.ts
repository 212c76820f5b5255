/** Relations between companies and people (domain/customer.md 5 'graph'). */

export const LINK_KINDS = ['holds', 'legalRep', 'keyPerson', 'branch', 'sharedContact'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const NODE_KINDS = ['company', 'person', 'contact'] as const

export interface Link {
  /** The holder, the person, the contact, or the company that a branch belongs to. */
  readonly from: string
  readonly to: string
  readonly kind: LinkKind
  /** 0 to 1, of a holding. */
  readonly share?: number | undefined
}

/** Relations are followed this far, and at most so many nodes are shown. */
export const DEPTH = 2
export const MOST_NODES = 150
/** Smaller holdings are folded. */
const LEAST_SHARE = 0.05

const isSmall = ({ kind, share = 0 }: Link) => kind === 'holds' && share < LEAST_SHARE

/** The larger holding first; who runs a company before its small holders. */
const weightOf = ({ kind, share = 0 }: Link) => (kind === 'holds' ? share : 1)

/**
 * Nodes around a company, so many relations away (at most `DEPTH`). Holdings below 5 % are folded, and what exceeds
 * `MOST_NODES`, the smallest first. `linksOf` returns the relations of a node; a cycle of holdings ends. `ids`: the
 * root first, then ring by ring; `links`: the relations between these; `folded`: how many direct and second ones are
 * not shown.
 */
export function graphAround(linksOf: (id: string) => readonly Link[], root: string, steps = DEPTH) {
  const ids = new Set([root])
  const folded = new Set<string>()
  let ring = [root]
  for (let depth = 0; depth < Math.min(steps, DEPTH); depth += 1) {
    const next: string[] = []
    const found = ring.flatMap((id) =>
      linksOf(id).map((link) => ({ link, id: link.from === id ? link.to : link.from })),
    )
    for (const { link, id } of found.sort((a, b) => weightOf(b.link) - weightOf(a.link))) {
      if (ids.has(id)) continue
      if (isSmall(link) || ids.size >= MOST_NODES) {
        folded.add(id)
        continue
      }
      ids.add(id)
      next.push(id)
    }
    ring = next
  }
  const links = new Set([...ids].flatMap(linksOf).filter(({ from, to }) => ids.has(from) && ids.has(to)))
  return { ids: [...ids], links: [...links], folded: [...folded].filter((id) => !ids.has(id)).length }
}

/**
 * Share of each company that the root controls: the sum, over all paths of holdings to it, of the product of the shares
 * (0.6 · 0.5 + 0.1 = 0.4). A path passes a company once, so that a cycle of holdings ends.
 */
export function controlFrom(links: readonly Link[], root: string): ReadonlyMap<string, number> {
  const held = new Map<string, Link[]>()
  for (const link of links) {
    if (link.kind === 'holds') held.set(link.from, [...(held.get(link.from) ?? []), link])
  }
  const control = new Map<string, number>()
  const follow = (id: string, share: number, path: readonly string[]) => {
    for (const { to, share: own = 0 } of held.get(id) ?? []) {
      if (path.includes(to)) continue
      control.set(to, (control.get(to) ?? 0) + share * own)
      follow(to, share * own, [...path, to])
    }
  }
  follow(root, 1, [root])
  return control
}
