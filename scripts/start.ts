import { existsSync, readdirSync } from 'node:fs'
import { UsageError } from '../harness/server/listen'
import { openSimulator } from '../harness/server/simulator'
import { givenValues, simulatedValues } from './build/values'
import { command } from './support/command'
import { runDevServer } from './support/devServer'
import { readServerOptions } from './support/options'

const PORT = 8080

await command(async () => {
  const options = readServerOptions(process.argv.slice(2), PORT)
  if (options.only !== '' && !existsSync(`plugins/${options.only}/plugin.ts`))
    throw new UsageError(
      `--only ${options.only}: there are ${readdirSync('plugins', { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
        .join(', ')}.`,
    )
  const simulator = openSimulator(options.simulator)
  await runDevServer(options, {
    values: simulatedValues(givenValues()),
    harness: true,
    middlewares: (middlewares) => [simulator.middleware, ...middlewares],
    end: simulator.close,
  })
})
