import { mistakesStage, newAreaStage } from './scaffold/stage'
import { command } from './support/command'
import { runStages } from './support/stages'

/** `npm run test:plugin`: what a new area is promised, tried in a temporary copy; part of `test:all`. */
await command(async () => {
  process.exitCode = (await runStages([newAreaStage(), mistakesStage()])) ? 0 : 1
})
