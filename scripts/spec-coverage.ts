import { command } from './support/command'
import { coverage } from './support/coverage'

/**
 * Prints, for each array of the specification's data, the number of entries covered by a test that passed in the last
 * `npm test`, which are due with a part that is not built, and which are missing.
 */
await command(async () => {
  const covered = await coverage()
  for (const group of new Set(covered.map(({ entry }) => entry.group))) {
    const own = covered.filter(({ entry }) => entry.group === group)
    const count = (state: unknown) => String(own.filter((one) => one.state === state).length).padStart(3)
    const due = own.filter(({ state }) => typeof state === 'object').map(({ by }) => by)
    const parts = [...new Set(due)].map((part) => `${part} ${due.filter((other) => other === part).length}`)
    const missing = own.filter(({ state }) => state === 'missing').map(({ entry, by }) => `${entry.key} (${by})`)
    console.log(
      `${group.padEnd(28)} entries ${String(own.length).padStart(3)}   held ${count('held')}   later ${String(due.length).padStart(3)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}   missing ${missing.length}${missing.length > 0 ? `: ${missing.join(', ')}` : ''}`,
    )
  }
  if (covered.some(({ state }) => state === 'missing')) process.exitCode = 1
})
