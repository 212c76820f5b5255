import { parseArgs } from 'node:util'
import { withDeployment } from './deploy/real/deployed'
import { measureStarts } from './deploy/real/measure'
import { deploymentStage } from './deploy/real/stage'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { runStages } from './support/stages'

/**
 * `npm run test:deploy`: the deployment as docs/deploy.md describes it, in a real nginx; `-- --measure 5` compares
 * starts behind it with those of the preview instead.
 */
await command(async () => {
  const { values } = parseArgs({ options: { measure: { type: 'string' } } })
  process.env.CHROMIUM_PATH = ensureChromium()
  if (values.measure === undefined) {
    process.exitCode = (await runStages([deploymentStage()])) ? 0 : 1
    return
  }
  const runs = Math.max(1, Number(values.measure) || 1)
  for (const line of await withDeployment((deployed) => measureStarts(deployed, runs))) console.log(line)
})
process.exit()
