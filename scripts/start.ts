import { openSimulator } from '../harness/server/simulator'
import { givenValues, simulatedValues } from './build/values'
import { command } from './support/command'
import { runDevServer } from './support/devServer'
import { readServerOptions } from './support/options'

const PORT = 8080

await command(async () => {
  const options = readServerOptions(process.argv.slice(2), PORT)
  const simulator = openSimulator(options.simulator)
  await runDevServer(options, {
    values: simulatedValues(givenValues()),
    harness: true,
    middlewares: (middlewares) => [simulator.middleware, ...middlewares],
    end: simulator.close,
  })
})
