import { mistakesStage, newAreaStage } from './scaffold/stage'
import { command } from './support/command'
import { runStages } from './support/stages'

/** `npm run test:plugin`: the steps and checks of a new area, run in a temporary copy; part of `test:all`. */
await command(async () => {
  process.exitCode = (await runStages([newAreaStage(), mistakesStage()])) ? 0 : 1
})
