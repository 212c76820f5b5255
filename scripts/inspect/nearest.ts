/** Number of letters to add, drop or change to make one word of another. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1]
    for (const [at, wanted] of [...other].entries()) {
      const changed = (before[at] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (before[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    before = next
  }
  return before[other.length] ?? 0
}

/** The name that was probably meant by a misspelt one; undefined if none is close, at most a third being different. */
export function nearest(misspelt: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .map((name) => ({ name, far: distance(misspelt, name) }))
    .sort((one, other) => one.far - other.far)
  return closest && closest.far <= misspelt.length / 3 ? closest.name : undefined
}
