import { findPlace } from '../../harness/server/listen'
import { givenValues, simulatedValues } from '../build/values'
import { type KeptBuild, keptBuild } from '../built/keptStage'
import { distStage } from '../built/stage'
import { journeyStage, staticStages, unitStage } from './checks'
import { ensureChromium } from './chromium'
import { coverageStage } from './coverage'
import { hasHarness, OUTPUT, type Output } from './freshness'
import { buildProduction } from './production'
import type { Stage } from './stages'

/** First port tried for the preview of the harness build, on which journeys run. */
const PORT = 8095

/** The app as `npm run build` builds it; the harness over the simulator, as `preview --harness` serves it. */
function buildStage(output: Output): Stage {
  const values = hasHarness(output) ? simulatedValues(givenValues()) : givenValues()
  return {
    name: `build of ${output}`,
    run: async () => {
      await buildProduction(output, values)
      return { passed: 0, failed: 0, output: '' }
    },
  }
}

/** All stages from format to journeys, as run by `npm test`; `kept` checks that what is deployed stays as it is. */
export async function suite(kept: KeptBuild = keptBuild()): Promise<Stage[]> {
  process.env.CHROMIUM_PATH = ensureChromium()
  const { port } = await findPlace(PORT, false)
  return [
    ...staticStages(),
    unitStage(),
    buildStage(OUTPUT.checked),
    distStage(),
    buildStage(OUTPUT.previewHarness),
    journeyStage(port),
    kept.stage,
    coverageStage(),
  ]
}
