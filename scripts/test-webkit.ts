import { command } from './support/command'
import { runStages } from './support/stages'
import { webkitStage } from './webkit/stage'

/** `npm run test:webkit`: the app in the engine of every iPhone, as Debian packages it. */
await command(async () => {
  process.exitCode = (await runStages([webkitStage()])) ? 0 : 1
})
process.exit()
