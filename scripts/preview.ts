import { announce, endOnSignal } from '../harness/server/listen'
import { command } from './support/command'
import { readServerOptions } from './support/options'
import { openPreview } from './support/previewServer'

const PORT = 8090

await command(async () => {
  const preview = await openPreview(readServerOptions(process.argv.slice(2), PORT))
  endOnSignal(() => preview.close())
  announce(preview.place)
})
