import { findPlace } from '../../harness/server/listen'
import { givenValues, simulatedValues } from '../build/values'
import { distStage } from '../built/stage'
import { journeyStage, staticStages, unitStage } from './checks'
import { ensureChromium } from './chromium'
import { coverageStage } from './coverage'
import { HARNESS_OUTPUT, type Output } from './freshness'
import { buildProduction } from './production'
import type { Stage } from './stages'

/** First port tried for the preview of the harness build, on which journeys run. */
const PORT = 8095

/** `dist/` as `npm run build` writes it; the harness over the simulator. */
function buildStage(output: Output): Stage {
  const values = output === HARNESS_OUTPUT ? simulatedValues(givenValues()) : givenValues()
  return {
    name: `build of ${output}`,
    run: async () => {
      await buildProduction(output, values)
      return { passed: 0, failed: 0, output: '' }
    },
  }
}

/** All stages from format to journeys, as run by `npm test` and `npm run test:all`. */
export async function suite(): Promise<Stage[]> {
  process.env.CHROMIUM_PATH = ensureChromium()
  const { port } = await findPlace(PORT, false)
  return [
    ...staticStages(),
    unitStage(),
    buildStage('dist'),
    distStage(),
    buildStage(HARNESS_OUTPUT),
    journeyStage(port),
    coverageStage(),
  ]
}
