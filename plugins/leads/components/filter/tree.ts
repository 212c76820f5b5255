/** An entry of a tree that lists name by their parent's code: areas, industries. */
export interface TreeItem {
  readonly code: string
  readonly parent?: string | undefined
}

export interface Tree<T extends TreeItem> {
  readonly roots: readonly T[]
  readonly childrenOf: (code: string) => readonly T[]
  /** The codes above an entry, nearest first. */
  readonly above: (code: string) => readonly string[]
}

export type Choice = 'on' | 'some' | 'off'

/** Entries whose parent is not in the list stand at the top. */
export function treeOf<T extends TreeItem>(items: readonly T[]): Tree<T> {
  const byCode = new Map(items.map((item) => [item.code, item]))
  const children = new Map<string, T[]>()
  const roots: T[] = []
  for (const item of items) {
    const parent = item.parent !== undefined && byCode.has(item.parent) ? item.parent : undefined
    if (parent === undefined) roots.push(item)
    else children.set(parent, [...(children.get(parent) ?? []), item])
  }
  const above = (code: string): string[] => {
    const path: string[] = []
    // A list that names itself as its own parent must not hang the page.
    for (let at = byCode.get(code)?.parent; at !== undefined && byCode.has(at) && !path.includes(at); ) {
      path.push(at)
      at = byCode.get(at)?.parent
    }
    return path
  }
  return { roots, childrenOf: (code) => children.get(code) ?? [], above }
}

/** An entry counts as chosen with everything above it; 'some' when only parts below it are. */
export function choiceOf<T extends TreeItem>(tree: Tree<T>, chosen: readonly string[], code: string): Choice {
  if (chosen.includes(code) || tree.above(code).some((above) => chosen.includes(above))) return 'on'
  return chosen.some((other) => tree.above(other).includes(code)) ? 'some' : 'off'
}

/** Chooses an entry in place of what was chosen below it, or takes it out of what is chosen. */
export function toggle<T extends TreeItem>(tree: Tree<T>, chosen: readonly string[], code: string): string[] {
  if (choiceOf(tree, chosen, code) !== 'on')
    return [...chosen.filter((other) => !tree.above(other).includes(code)), code]
  if (chosen.includes(code)) return chosen.filter((other) => other !== code)
  // Chosen through something above it: that one gives way to all its other parts.
  const path = tree.above(code)
  const whole = path.findIndex((above) => chosen.includes(above))
  const steps = [code, ...path.slice(0, whole + 1)]
  const others = steps.slice(1).flatMap((above, at) =>
    tree
      .childrenOf(above)
      .map((child) => child.code)
      .filter((child) => child !== steps[at]),
  )
  return [...chosen.filter((other) => other !== path[whole]), ...others]
}
