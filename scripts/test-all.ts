import { findPlace } from '../harness/server/listen'
import { harnessStage } from './built/harnessStage'
import { keptBuild } from './built/keptStage'
import { deploymentStage } from './deploy/real/stage'
import { mistakesStage, newAreaStage } from './scaffold/stage'
import { cookieStage } from './support/checks'
import { command } from './support/command'
import { runStages } from './support/stages'
import { suite } from './support/suite'
import { webkitStage } from './webkit/stage'

/** First port tried for the preview of the build with a cookie. */
const PORT = 8096

/**
 * `npm run test:all`, run for a release: like `npm test`, with all cases of every matrix (personas × hosts, screens ×
 * languages × themes × widths, the whole bridge table) instead of one of each kind, the
 * journeys of a build whose session is a cookie, the harness for a static server, a new area scaffolded in a copy, the
 * journeys in a second engine, and the deployment in a real nginx.
 */
await command(async () => {
  process.env.JOURNEYS = 'all'
  const kept = keptBuild()
  const { port } = await findPlace(PORT, false)
  process.exitCode = (await runStages([
    ...(await suite(kept)),
    cookieStage(port),
    kept.serversStage,
    harnessStage(),
    newAreaStage(),
    mistakesStage(),
    webkitStage(),
    deploymentStage(),
  ]))
    ? 0
    : 1
})
