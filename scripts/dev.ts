import { ALL_BACK_ENDS } from './build/backEnds'
import { givenValues, sameOrigin } from './build/values'
import { command } from './support/command'
import { runDevServer } from './support/devServer'
import { readServerOptions } from './support/options'

const PORT = 8080

await command(async () => {
  const options = readServerOptions(process.argv.slice(2), PORT)
  const values = givenValues()
  const known = ALL_BACK_ENDS.filter(({ variable }) => values[variable] !== '')
  for (const { path, variable } of ALL_BACK_ENDS.filter((entry) => !known.includes(entry))) {
    console.log(`${variable} is not given: nothing answers ${path}.`)
  }
  await runDevServer(options, {
    values: sameOrigin(values),
    opens: ['the app', 'the back ends of the build variables, which this machine calls'],
    middlewares: (middlewares) => middlewares,
    proxy: known.map(({ path, variable }) => ({
      context: [path],
      target: values[variable],
      changeOrigin: true,
      pathRewrite: { [`^${path}`]: '' },
    })),
    end: () => undefined,
  })
})
