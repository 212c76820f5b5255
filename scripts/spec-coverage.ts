import { readEntries } from '../spec/coverage/entries'
import { holdingOf, isBuilt, isThere } from '../spec/coverage/table'
import { declaredCalls } from './docs/calls'
import { command } from './support/command'

interface Counts {
  entries: number
  held: number
  later: Map<string, number>
  missing: string[]
}

/**
 * Prints, for each array of the specification's data, how many entries are covered, due later (with the part) and
 * missing.
 */
await command(async () => {
  const declared = new Set((await declaredCalls()).map((one) => one.id))
  const groups = new Map<string, Counts>()
  for (const entry of readEntries()) {
    const counts: Counts = groups.get(entry.group) ?? { entries: 0, held: 0, later: new Map(), missing: [] }
    groups.set(entry.group, counts)
    counts.entries += 1
    const holding = holdingOf(entry, declared)
    if (holding && 'held' in holding && isThere(holding.held)) counts.held += 1
    else if (holding && 'later' in holding && !isBuilt(holding.later)) {
      counts.later.set(holding.later, (counts.later.get(holding.later) ?? 0) + 1)
    } else counts.missing.push(entry.key)
  }
  for (const [group, { entries, held, later, missing }] of groups) {
    const due = [...later].map(([part, count]) => `${part} ${count}`).join(', ')
    const total = [...later.values()].reduce((sum, count) => sum + count, 0)
    console.log(
      `${group.padEnd(28)} entries ${String(entries).padStart(3)}   held ${String(held).padStart(3)}   later ${String(total).padStart(3)}${due ? ` (${due})` : ''}   missing ${missing.length}${missing.length ? `: ${missing.join(', ')}` : ''}`,
    )
  }
  if ([...groups.values()].some((counts) => counts.missing.length > 0)) process.exitCode = 1
})
