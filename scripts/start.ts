import { readdirSync, watch } from 'node:fs'
import { join, relative } from 'node:path'
import { isOurs } from '../harness/backend/hosts'
import { givenValues, simulatedValues } from './build/values'
import { command } from './support/command'
import { runDevServer } from './support/devServer'
import { type LiveSimulator, openLiveSimulator } from './support/liveSimulator'
import { opensOf, readServerOptions } from './support/options'

const PORT = 8080

/** Modules of the areas that only the simulator has, and those that it shares with the app. */
const OF_SIMULATOR = /^[\w-]+[\\/](?:dev\.ts$|backend[\\/])/
const SHARED = /^[\w-]+[\\/](?:(?:rights|api|fields|filters)\.ts$|(?:api|rules)[\\/])/
/** Formatters write a file twice. ms */
const SETTLED = 100

/**
 * Loads the simulator anew after a save in `plugins/`. `reloadPage` is called after a save of its own modules; the app
 * is compiled, and reloads, by itself after a save of shared ones.
 */
function followSaves(simulator: LiveSimulator, reloadPage: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOwn = false
  const reload = async () => {
    const reloadsPage = isOwn
    isOwn = false
    try {
      await simulator.reload()
      if (reloadsPage) reloadPage()
    } catch (error) {
      console.error('The simulator goes on with its previous code:', error)
    }
  }
  const saved = (file: string) => {
    if (/\.test\./.test(file) || !(OF_SIMULATOR.test(file) || SHARED.test(file))) return
    isOwn ||= OF_SIMULATOR.test(file)
    clearTimeout(timer)
    timer = setTimeout(() => void reload(), SETTLED)
  }
  // By folder: a recursive watch loses a file that an editor replaces.
  const watchers = foldersOf('plugins').map((folder) =>
    watch(folder, (_, name) => saved(join(relative('plugins', folder), name ?? ''))),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

const foldersOf = (root: string): readonly string[] => [
  root,
  ...readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(entry.parentPath, entry.name)] : [],
  ),
]

await command(async () => {
  const options = readServerOptions(process.argv.slice(2), PORT)
  const simulator = await openLiveSimulator(options.simulator, isOurs)
  let reloadPage: () => void = () => undefined
  const unfollow = followSaves(simulator, () => reloadPage())
  await runDevServer(options, {
    values: simulatedValues(givenValues(), options.simulator),
    harness: true,
    opens: opensOf(options.simulator),
    middlewares: (middlewares, server) => {
      reloadPage = () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed')
      return [simulator.middleware, ...middlewares]
    },
    end: async () => {
      unfollow()
      await simulator.close()
    },
  })
})
