import { existsSync, readdirSync, watch } from 'node:fs'
import { UsageError } from '../harness/server/listen'
import { openSimulator } from '../harness/server/simulator'
import { givenValues, simulatedValues } from './build/values'
import { command } from './support/command'
import { runDevServer } from './support/devServer'
import { readServerOptions } from './support/options'

const PORT = 8080

/** Modules that the simulator has loaded; only a start reads them again. */
const OF_SIMULATOR = /^[\w-]+[\\/](?:(?:dev|rights|api|fields|filters)\.ts$|(?:backend|api|rules)[\\/])/

/** Says that a saved file takes effect with the next start. The records that were changed stay. */
function watchSimulator(): () => void {
  const said = new Set<string>()
  const watcher = watch('plugins', { recursive: true }, (_, file) => {
    if (!file || !OF_SIMULATOR.test(file) || /\.test\./.test(file) || said.has(file)) return
    said.add(file)
    console.log(`plugins/${file}: the simulator reads it with the next start (Ctrl+C, npm start); its records stay.`)
  })
  return () => watcher.close()
}

await command(async () => {
  const options = readServerOptions(process.argv.slice(2), PORT)
  if (options.only !== '' && !existsSync(`plugins/${options.only}/plugin.ts`))
    throw new UsageError(
      `--only ${options.only}: there are ${readdirSync('plugins', { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
        .join(', ')}.`,
    )
  const simulator = openSimulator(options.simulator)
  const unwatch = watchSimulator()
  await runDevServer(options, {
    values: simulatedValues(givenValues()),
    harness: true,
    middlewares: (middlewares) => [simulator.middleware, ...middlewares],
    end: () => {
      unwatch()
      simulator.close()
    },
  })
})
