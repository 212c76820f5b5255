import { announce, announceDoor, endOnSignal, UsageError } from '../harness/server/listen'
import { command } from './support/command'
import { opensOf, readServerOptions } from './support/options'
import { openPreview } from './support/previewServer'

const PORT = 8090

await command(async () => {
  const options = readServerOptions(process.argv.slice(2), PORT)
  if (options.only) throw new UsageError('--only is for npm start and npm run dev: a production build has every area.')
  const preview = await openPreview(options)
  endOnSignal(() => preview.close())
  announce(preview.place)
  if (preview.door) announceDoor(preview.door, preview.place, opensOf(options.simulator))
})
