import { command } from './support/command'
import { runStages } from './support/stages'
import { webkitStage } from './webkit/stage'

/** `npm run test:webkit`: the app in iOS' engine, as packaged by Debian. */
await command(async () => {
  process.exitCode = (await runStages([webkitStage()])) ? 0 : 1
})
process.exit()
