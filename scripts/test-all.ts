import { keptBuild } from './built/keptStage'
import { deploymentStage } from './deploy/real/stage'
import { mistakesStage, newAreaStage } from './scaffold/stage'
import { command } from './support/command'
import { runStages } from './support/stages'
import { suite } from './support/suite'
import { webkitStage } from './webkit/stage'

/**
 * `npm run test:all`, run for a release: like `npm test`, with all cases of every matrix (personas × hosts, screens ×
 * languages × themes × widths, the whole bridge table) instead of one of each kind, a new area
 * scaffolded in a copy, the journeys in a second engine, and the deployment in a real nginx.
 */
await command(async () => {
  process.env.JOURNEYS = 'all'
  const kept = keptBuild()
  process.exitCode = (await runStages([
    ...(await suite(kept)),
    kept.serversStage,
    newAreaStage(),
    mistakesStage(),
    webkitStage(),
    deploymentStage(),
  ]))
    ? 0
    : 1
})
