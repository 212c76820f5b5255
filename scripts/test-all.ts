import { command } from './support/command'
import { runStages } from './support/stages'
import { suite } from './support/suite'

/**
 * `npm run test:all`, which a release runs: what `npm test` runs, with every case of every matrix (personas × hosts, screens ×
 * languages × themes × widths, the bridge's whole table) instead of one of each kind.
 */
await command(async () => {
  process.env.JOURNEYS = 'all'
  process.exitCode = (await runStages(await suite())) ? 0 : 1
})
