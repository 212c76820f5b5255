import { findPlace } from '../harness/server/listen'
import { journeyStage, unitStage } from './support/checks'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { runStages } from './support/stages'

const PORT = 8098

/**
 * `npm run contract`: the contract of every area whole: descriptors, texts, stores, simulators, submits, and each built
 * page in three hosts and both languages. `npm test` runs an eighth of the pages.
 */
await command(async () => {
  process.env.CHROMIUM_PATH = ensureChromium()
  process.env.JOURNEYS = 'all'
  const { port } = await findPlace(PORT, false)
  const stages = [
    unitStage({ name: 'unit tests', args: ['/plugins/[a-z]+[.]test'] }),
    journeyStage(port, 'e2e/contract'),
  ]
  process.exitCode = (await runStages(stages)) ? 0 : 1
})
