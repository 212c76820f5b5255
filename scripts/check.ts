import { changedFiles, relatedTests } from './support/changed'
import { staticStages, unitStage } from './support/checks'
import { runStages } from './support/stages'

/**
 * `npm run check`: format, lint, types and unused code of the whole project, and the unit tests affected by changes
 * since the last commit; `-- --all`: all unit tests.
 */
const isAll = process.argv.includes('--all')
const tests = isAll ? [] : relatedTests(changedFiles())
process.exitCode = (await runStages([...staticStages(), unitStage(...tests)])) ? 0 : 1
