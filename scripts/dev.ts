import { givenValues, sameOrigin, type Variable } from './build/values'
import { command } from './support/command'
import { runDevServer } from './support/devServer'
import { readServerOptions } from './support/options'

const PORT = 8080

/** Path at our origin → variable with the real host. `/cm/infocol` is part of `/cm`. */
const PROXIED: readonly { readonly path: string; readonly variable: Variable }[] = [
  { path: '/main', variable: 'MAIN_URL' },
  { path: '/crm', variable: 'CRM_HOST' },
  { path: '/cm', variable: 'CM_HOST' },
  { path: '/file', variable: 'FILE_HOST' },
  { path: '/gateway/dev', variable: 'GATEWAY_URL_DEV' },
  { path: '/gateway/fat', variable: 'GATEWAY_URL_FAT' },
  { path: '/gateway/uat', variable: 'GATEWAY_URL_UAT' },
  { path: '/gateway/prod', variable: 'GATEWAY_URL_PROD' },
]

await command(async () => {
  const options = readServerOptions(process.argv.slice(2), PORT)
  const values = givenValues()
  const known = PROXIED.filter(({ variable }) => values[variable] !== '')
  for (const { path, variable } of PROXIED.filter((entry) => !known.includes(entry))) {
    console.log(`${variable} is not given: nothing answers ${path}.`)
  }
  await runDevServer(options, {
    values: sameOrigin(values),
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
