import { importStage } from './imports/stage'
import { runStages } from './support/stages'

/** `node scripts/run.mjs imports`: the imports that are not allowed; part of `npm run check`. */
process.exitCode = (await runStages([importStage()])) ? 0 : 1
