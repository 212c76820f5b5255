import { staticStages, unitStage } from './support/checks'
import { runStages } from './support/stages'

process.exitCode = (await runStages([...staticStages(), unitStage()])) ? 0 : 1
