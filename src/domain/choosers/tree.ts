import type { TreeItem as NamedItem } from '#domain/directory'

/** Entry of a flat list that refers to its parent by code: areas, industries. */
type TreeItem = Pick<NamedItem, 'code' | 'parent'>

export interface Tree<T extends TreeItem> {
  readonly roots: readonly T[]
  readonly childrenOf: (code: string) => readonly T[]
  /** Codes of the ancestors of an entry, nearest first. */
  readonly above: (code: string) => readonly string[]
}

export type Choice = 'on' | 'some' | 'off'

/** Builds a tree; entries whose parent is not in the list are roots. */
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
    // A cycle in the data must not hang the page.
    for (let at = byCode.get(code)?.parent; at !== undefined && byCode.has(at) && !path.includes(at); ) {
      path.push(at)
      at = byCode.get(at)?.parent
    }
    return path
  }
  return { roots, childrenOf: (code) => children.get(code) ?? [], above }
}

/** 'on' if the entry or one of its ancestors is chosen, 'some' if only descendants are. */
export function choiceOf<T extends TreeItem>(tree: Tree<T>, chosen: readonly string[], code: string): Choice {
  if (chosen.includes(code) || tree.above(code).some((above) => chosen.includes(above))) return 'on'
  return chosen.some((other) => tree.above(other).includes(code)) ? 'some' : 'off'
}

/** Toggles an entry: chosen, it replaces its chosen descendants. Returns the new codes. */
export function toggle<T extends TreeItem>(tree: Tree<T>, chosen: readonly string[], code: string): string[] {
  if (choiceOf(tree, chosen, code) !== 'on')
    return [...chosen.filter((other) => !tree.above(other).includes(code)), code]
  if (chosen.includes(code)) return chosen.filter((other) => other !== code)
  // Chosen through an ancestor: replace the ancestor with all other entries below it.
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
