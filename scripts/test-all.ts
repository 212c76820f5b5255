import { command } from './support/command'
import { runStages } from './support/stages'
import { suite } from './support/suite'
import { webkitStage } from './webkit/stage'

/**
 * `npm run test:all`, which a release runs: what `npm test` runs, with every case of every matrix (personas × hosts, screens ×
 * languages × themes × widths, the bridge's whole table) instead of one of each kind, and
 * the journeys in a second engine.
 */
await command(async () => {
  process.env.JOURNEYS = 'all'
  process.exitCode = (await runStages([...(await suite()), webkitStage()])) ? 0 : 1
})
