import { type Compiler, rspack } from '@rspack/core'
import { type Configuration, RspackDevServer } from '@rspack/dev-server'
import { announce, endOnSignal, findPlace } from '../../harness/server/listen'
import { createConfig } from '../../rspack.config'
import type { Values } from '../build/values'
import type { ServerOptions } from './options'

export interface DevServerParts {
  readonly values: Values
  /** With `/simulated.html`. */
  readonly harness?: boolean
  /** What answers calls: the simulator's middleware, or a proxy to real hosts. */
  readonly middlewares: NonNullable<Configuration['setupMiddlewares']>
  readonly proxy?: Configuration['proxy']
  readonly end: () => void
}

/** Compiles in memory, serves with reload on change, and says `ready` once the first compilation is done. */
export async function runDevServer(options: ServerOptions, parts: DevServerParts): Promise<void> {
  const { values, harness = false } = parts
  const place = await findPlace(options.port, options.lan)
  const compiler = rspack(createConfig({ mode: 'development', values, only: options.only, harness }))
  const server = new RspackDevServer(
    {
      host: place.host,
      port: place.port,
      allowedHosts: options.lan ? 'all' : ['localhost', '127.0.0.1'],
      devMiddleware: { stats: false },
      server: place.secure ? { type: 'https', options: place.secure } : 'http',
      // A whole reload: native style sheets do not follow hot updates, and the page stack comes back from its history.
      hot: false,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        // Whatever name the page was opened by.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      setupMiddlewares: parts.middlewares,
      ...(parts.proxy && { proxy: parts.proxy }),
    },
    compiler,
  )
  endOnSignal(async () => {
    await server.stop()
    parts.end()
  })
  const compiled = firstCompilation(compiler)
  await server.start()
  await compiled
  announce(place)
}

function firstCompilation(compiler: Compiler): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('ready', (stats) => {
      // The server goes on: the next save may mend it.
      if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }))
      resolve()
    })
  })
}
