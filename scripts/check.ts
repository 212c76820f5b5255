import { changedFiles, relatedTests } from './support/changed'
import { staticStages, unitStage } from './support/checks'
import { runStages } from './support/stages'

/**
 * `npm run check`: format, lint, types and unused code of the whole, which are quick, and the unit tests that what changed
 * since the last commit can break; `-- --all` every unit test.
 */
const isAll = process.argv.includes('--all')
const tests = isAll ? [] : relatedTests(changedFiles())
process.exitCode = (await runStages([...staticStages(), unitStage(...tests)])) ? 0 : 1
