import Buildings from '@phosphor-icons/core/regular/buildings.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import User from '@phosphor-icons/core/regular/user.svg'
import { CellCard, Icon } from '#ui/components'
import type { GraphEdge, GraphNode } from './graphLayout'

export interface GraphGroup {
  readonly title: string
  /** In this order; a label is shown where it has more information than the title: `60%`. */
  readonly edges: readonly GraphEdge[]
}

export interface GraphListProps {
  readonly root: string
  readonly nodes: readonly GraphNode[]
  readonly groups: readonly GraphGroup[]
  /** What opens a node; undefined for one that cannot be opened. */
  readonly opens: (id: string) => (() => void) | undefined
}

const ICONS = { circle: Buildings, square: User, diamond: Phone } as const

/** The relations of a `Graph` in words, a card for each kind; a row opens the node that is not the root. */
export function GraphList({ root, nodes, groups, opens }: GraphListProps) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return groups.map(({ title, edges }) => {
    const cells = edges.flatMap(({ from, to, label }) => {
      const [first, second] = [byId.get(from), byId.get(to)]
      if (!first || !second) return []
      return {
        key: `${from} ${to}`,
        icon: <Icon svg={ICONS[first.shape ?? 'circle']} />,
        title: first.name,
        note: `→ ${second.name}`,
        value: label === title ? undefined : label,
        onPress: opens(to === root ? from : to),
      }
    })
    return <CellCard key={title} title={title} cells={cells} />
  })
}
