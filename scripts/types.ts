import { typesStage } from './support/checks'
import { runStages } from './support/stages'

/** `npm run types`: the compiler, with advice for wrong text keys; part of `npm run check`. */
process.exitCode = (await runStages([typesStage()])) ? 0 : 1
