export interface GraphNode {
  readonly id: string
  readonly name: string
  /** Company, person, contact: distinguished by shape, never by colour alone. */
  readonly shape?: 'circle' | 'square' | 'diamond' | undefined
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  /** What one is to the other: `60%`, `legal representative`. */
  readonly label: string
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The ring of each node: 0 the root, then one more for each relation; unreachable nodes are outermost. */
function ringsOf(nodes: readonly GraphNode[], edges: readonly GraphEdge[], root: string) {
  const known = new Set(nodes.map(({ id }) => id))
  const neighbours = new Map<string, string[]>()
  const join = (from: string, to: string) => neighbours.set(from, [...(neighbours.get(from) ?? []), to])
  for (const { from, to } of edges) {
    if (!known.has(from) || !known.has(to)) continue
    join(from, to)
    join(to, from)
  }
  const parents = new Map<string, string | undefined>([[root, undefined]])
  const rings: string[][] = [[root]]
  for (let ring = rings[0] ?? []; ring.length > 0; ) {
    const next: string[] = []
    for (const id of ring) {
      for (const other of neighbours.get(id) ?? []) {
        if (parents.has(other)) continue
        parents.set(other, id)
        next.push(other)
      }
    }
    if (next.length > 0) rings.push(next)
    ring = next
  }
  const lost = nodes.filter(({ id }) => !parents.has(id)).map(({ id }) => id)
  for (const id of lost) parents.set(id, root)
  if (lost.length > 0) rings.push(lost)
  return { parents, rings }
}

/**
 * Positions of nodes: the root in the middle, its relations on rings around it, each beside its parent. The same graph
 * looks the same every time, and a circle of holdings ends.
 */
export function placeNodes(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  root: string,
): ReadonlyMap<string, Place> {
  const { parents, rings } = ringsOf(nodes, edges, root)
  const childrenOf = (id: string) => [...parents].filter(([, parent]) => parent === id).map(([child]) => child)
  const ringOf = new Map(rings.flatMap((ring, index) => ring.map((id) => [id, index] as const)))
  const places = new Map<string, Place>()
  const outermost = Math.max(1, rings.length - 1)

  const weights = new Map<string, number>()
  const weightOf = (id: string): number => {
    const known = weights.get(id)
    if (known !== undefined) return known
    const weight = Math.max(
      1,
      childrenOf(id).reduce((sum, child) => sum + weightOf(child), 0),
    )
    weights.set(id, weight)
    return weight
  }
  /** Shares an arc out among the children, by the number of their descendants. */
  const place = (id: string, from: number, to: number) => {
    // Inner rings are farther out than their share, because names are crowded there.
    const radius = ((ringOf.get(id) ?? outermost) / outermost) ** 0.65
    const angle = (from + to) / 2
    places.set(id, { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) })
    let start = from
    for (const child of childrenOf(id)) {
      const end = start + ((to - from) * weightOf(child)) / weightOf(id)
      place(child, start, end)
      start = end
    }
  }
  place(root, 0, 2 * Math.PI)
  return stretched(places)
}

/** The same places, from −1 to 1 both ways: no side stays empty. */
function stretched(places: ReadonlyMap<string, Place>): ReadonlyMap<string, Place> {
  const along = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return (value: number) => (high - low < 1e-9 ? 0 : ((value - low) / (high - low)) * 2 - 1)
  }
  const all = [...places.values()]
  const [across, down] = [along(all.map(({ x }) => x)), along(all.map(({ y }) => y))]
  return new Map([...places].map(([id, { x, y }]) => [id, { x: across(x), y: down(y) }]))
}
