import { existsSync } from 'node:fs'
import { findPlace } from '../harness/server/listen'
import { givenValues, simulatedValues } from './build/values'
import { distStage } from './built/stage'
import { journeyStage, staticStages, unitStage } from './support/checks'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { HARNESS_OUTPUT, type Output } from './support/freshness'
import { buildProduction } from './support/production'
import { runStages, type Stage } from './support/stages'

/** Journeys run on the preview of the harness build; from here on the first free port. */
const PORT = 8095

function buildStage(output: Output): Stage {
  return {
    name: `build of ${output}`,
    run: async () => {
      await buildProduction(output, simulatedValues(givenValues()))
      return { passed: 0, failed: 0, output: '' }
    },
  }
}

async function allStages(): Promise<Stage[]> {
  process.env.CHROMIUM_PATH = ensureChromium()
  const { port } = await findPlace(PORT, false)
  return [
    ...staticStages(),
    unitStage(),
    buildStage('dist'),
    distStage(),
    buildStage(HARNESS_OUTPUT),
    journeyStage(port),
  ]
}

await command(async () => {
  const places = process.argv.slice(2)
  const missing = places.find((place) => !existsSync(place))
  if (missing) {
    console.error(`${missing}: no such folder or file.`)
    process.exit(2)
  }
  const ok = await runStages(places.length > 0 ? [unitStage(...places)] : await allStages())
  process.exitCode = ok ? 0 : 1
})
