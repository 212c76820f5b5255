import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pluginIds } from '../../src/base/config'

/** A screen with its own chunk: the route's path, and the import in its plugin. */
export interface ScreenChunk {
  readonly path: string
  /** Id of the area. */
  readonly area: string
  /** Absolute path of the file with the `import()`. */
  readonly from: string
  /** As written there, e.g. `./pages/ClueList`. */
  readonly request: string
  /** The area is entered here (`homeEntry`), and as fast as possible: the page brings its texts (`bringsTexts`). */
  readonly isEntry: boolean
  /** The first screen is a chart: its page calls `preloadChart`. */
  readonly isChart: boolean
  /** Imports of the plugin's texts: English always, as the fallback, and Chinese. */
  readonly texts: { readonly always: readonly string[]; readonly chinese: readonly string[] }
}

const ROUTE = /(\w+)\s*=\s*define(?:Route|Chooser(?:<[^(]*>)?\(\))\s*\(\s*['"](\/[^'"]*)['"]/g
/** What stands between the braces of an entry, with one level of braces inside (`access: { … }`). */
const INSIDE = '(?:[^{}]|\\{[^{}]*\\})*?'
const SCREEN = new RegExp(
  `route:\\s*(?:\\w+\\.)?(\\w+)\\s*,(${INSIDE})screen:\\s*\\(\\)\\s*=>\\s*import\\(\\s*['"]([^'"]+)['"]\\s*\\)(${INSIDE})\\}`,
  'g',
)

/** Files with all texts; menu texts (`menu.<lang>.json`) are needed by the workbench only. */
const TEXTS = /['"]?([\w-]+)['"]?:\s*\(\)\s*=>\s*import\(\s*['"](\.\/locales\/(?!menu\.)[^'"]+)['"]\s*\)/g

function textsOf(source: string): ScreenChunk['texts'] {
  const all = [...source.matchAll(TEXTS)].map(([, language = '', request = '']) => ({ language, request }))
  const of = (wanted: string) => all.filter(({ language }) => language === wanted).map(({ request }) => request)
  return { always: of('en'), chinese: of('zh-CN') }
}

/**
 * Reads routes and screens from the plugins' sources, for the preload hint of the entry route. Matching text is
 * sufficient: plugins are all written the same way, and a missed route only loses its hint. `off`: ids of areas to leave
 * out, separated by commas.
 */
export function screenChunks(root: string, off = ''): ScreenChunk[] {
  const plugins = join(root, 'plugins')
  if (!existsSync(plugins)) return []
  return readdirSync(plugins, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !pluginIds(off).includes(entry.name))
    .flatMap((entry) => {
      const from = join(plugins, entry.name, 'plugin.ts')
      const routes = join(plugins, entry.name, 'routes.ts')
      if (!existsSync(from) || !existsSync(routes)) return []
      const paths = new Map([...readFileSync(routes, 'utf8').matchAll(ROUTE)].map(([, name, path]) => [name, path]))
      const source = readFileSync(from, 'utf8')
      const texts = textsOf(source)
      return [...source.matchAll(SCREEN)].flatMap(([, name, before = '', request, after = '']) => {
        const path = paths.get(name)
        const rest = before + after
        const own = /bringsTexts:\s*true/.test(rest)
        const isEntry = own && /homeEntry:\s*true/.test(rest)
        if (!path || !request) return []
        const isChart = callsPreloadChart(join(dirname(from), `${request}.tsx`))
        return [
          { path, area: entry.name, from, request, isEntry, isChart, texts: own ? { ...texts, always: [] } : texts },
        ]
      })
    })
}

const callsPreloadChart = (page: string) => existsSync(page) && /\bpreloadChart\b/.test(readFileSync(page, 'utf8'))

/** Names of the chunks of the areas' entry screens. */
export function entryScreens(root: string): string[] {
  return screenChunks(root)
    .filter(({ isEntry }) => isEntry)
    .map(({ from, request }) => chunkName(relative(root, join(dirname(from), request))))
}

/** Name that the bundler gives a chunk, by the path of its module. */
const chunkName = (path: string) => `${path.replace(/[^\w-]+/g, '_')}_tsx`
