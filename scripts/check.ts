import { parseArgs } from 'node:util'
import { screenStage } from './pictures/changedScreens'
import { changedFiles, relatedTests } from './support/changed'
import { staticStages, unitStage } from './support/checks'
import { command } from './support/command'
import { runStages } from './support/stages'

/**
 * `npm run check`: format, lint, types and unused code of the whole project, and the unit tests affected by changes
 * since the last commit; `-- --all`: all unit tests; `-- --screens`: also accessibility and layout of the screens of changed
 * areas, for which the app is built.
 */
await command(async () => {
  const { all, screens } = parseArgs({ options: { all: { type: 'boolean' }, screens: { type: 'boolean' } } }).values
  const changed = changedFiles()
  const runs = relatedTests(all ? undefined : changed)
  const stages = [...staticStages(), ...runs.map(unitStage), ...(screens ? [screenStage(changed ?? [])] : [])]
  process.exitCode = (await runStages(stages)) ? 0 : 1
})
