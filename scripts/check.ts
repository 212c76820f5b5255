import { screenStage } from './pictures/changedScreens'
import { changedFiles, relatedTests } from './support/changed'
import { staticStages, unitStage } from './support/checks'
import { runStages } from './support/stages'

/**
 * `npm run check`: format, lint, types and unused code of the whole project, and the unit tests affected by changes
 * since the last commit; `-- --all`: all unit tests; `-- --screens`: also accessibility and layout of the screens of changed
 * areas, for which the app is built.
 */
const isAll = process.argv.includes('--all')
const changed = changedFiles()
const tests = isAll ? [] : relatedTests(changed)
const screens = process.argv.includes('--screens') ? [screenStage(changed ?? [])] : []
process.exitCode = (await runStages([...staticStages(), unitStage(...tests), ...screens])) ? 0 : 1
