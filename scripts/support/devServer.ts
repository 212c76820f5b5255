import { type Compiler, rspack } from '@rspack/core'
import { type Configuration, RspackDevServer } from '@rspack/dev-server'
import { openDoor } from '../../harness/server/door'
import { announce, announceDoor, announceHarness, endOnSignal, findPlace } from '../../harness/server/listen'
import { createConfig } from '../../rspack.config'
import type { Values } from '../build/values'
import type { ServerOptions } from './options'

/** Name of the output, which is kept in memory. */
const IN_MEMORY = 'dist-start'

export interface DevServerParts {
  readonly values: Values
  /** True to include `/simulated.html`. */
  readonly harness?: boolean
  /** Handles calls: the simulator's middleware, or a proxy to real hosts. */
  readonly middlewares: NonNullable<Configuration['setupMiddlewares']>
  readonly proxy?: Configuration['proxy']
  /** What `--lan` opens to the network, besides the sources. */
  readonly opens: readonly string[]
  readonly end: () => void | Promise<void>
}

/** Compiles in memory, serves with live reload, and prints `ready` after the first compilation. */
export async function runDevServer(options: ServerOptions, parts: DevServerParts): Promise<void> {
  const { values, harness = false } = parts
  const place = await findPlace(options.port, options.lan)
  const door = options.lan ? openDoor({ password: options.password, say: console.log }) : undefined
  const compiler = rspack(createConfig({ mode: 'development', values, output: IN_MEMORY, only: options.only, harness }))
  const server = new RspackDevServer(
    {
      host: place.host,
      port: place.port,
      // Besides `localhost` and addresses, which the server allows by itself.
      allowedHosts: [...options.hosts],
      devMiddleware: { stats: false },
      server: place.secure ? { type: 'https', options: place.secure } : 'http',
      // A full reload, because native style sheets do not support hot updates; the page stack is restored from its
      // history.
      hot: false,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        // Works under any host name.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      setupMiddlewares: (list, devServer) => {
        const middlewares = parts.middlewares(list, devServer)
        return door ? [door.middleware, ...middlewares] : middlewares
      },
      ...(parts.proxy && { proxy: parts.proxy }),
    },
    compiler,
  )
  endOnSignal(async () => {
    await server.stop()
    await parts.end()
  })
  const compiled = firstCompilation(compiler)
  await server.start()
  server.server?.prependListener('upgrade', (request, socket) => {
    if (door && !door.admits(request)) socket.destroy()
  })
  await compiled
  announce(place)
  if (door) announceDoor(door, place, [...parts.opens, 'the sources of the app'])
  if (harness) announceHarness(place)
}

function firstCompilation(compiler: Compiler): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('ready', (stats) => {
      // The server keeps running: the next save may fix the error.
      if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }))
      resolve()
    })
  })
}
