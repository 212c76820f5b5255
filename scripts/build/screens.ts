import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A screen that has a chunk of its own: the route's path, and how its plugin asks for it. */
export interface ScreenChunk {
  readonly path: string
  /** File that contains the `import()`, absolute. */
  readonly from: string
  /** As written in it, e.g. `./pages/ClueList`. */
  readonly request: string
  /** The area is entered here (`homeEntry`). */
  readonly isEntry: boolean
  /** How the plugin asks for its texts: English always, as the fallback, and Chinese. */
  readonly texts: { readonly always: readonly string[]; readonly chinese: readonly string[] }
}

const ROUTE = /(\w+)\s*=\s*define(?:Route|Chooser(?:<[^(]*>)?\(\))\s*\(\s*['"](\/[^'"]*)['"]/g
const SCREEN = /route:\s*(?:\w+\.)?(\w+)\s*,[^{}]*?screen:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)([^{}]*)/g

/** The files of all texts; those of the menu alone (`menu.<lang>.json`) belong to the workbench. */
const TEXTS = /['"]?([\w-]+)['"]?:\s*\(\)\s*=>\s*import\(\s*['"](\.\/locales\/(?!menu\.)[^'"]+)['"]\s*\)/g

function textsOf(source: string): ScreenChunk['texts'] {
  const all = [...source.matchAll(TEXTS)].map(([, language = '', request = '']) => ({ language, request }))
  const of = (wanted: string) => all.filter(({ language }) => language === wanted).map(({ request }) => request)
  return { always: of('en'), chinese: of('zh-CN') }
}

/**
 * Reads the routes and their screens off the plugins' sources, for the preload hint of the entry route. Reading text is
 * enough here: descriptors are written in one way (docs/adding-a-plugin.md), and a route that is missed loses a hint
 * only.
 */
export function screenChunks(root: string): ScreenChunk[] {
  const plugins = join(root, 'plugins')
  if (!existsSync(plugins)) return []
  return readdirSync(plugins, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => {
      const from = join(plugins, entry.name, 'plugin.ts')
      const routes = join(plugins, entry.name, 'routes.ts')
      if (!existsSync(from) || !existsSync(routes)) return []
      const paths = new Map([...readFileSync(routes, 'utf8').matchAll(ROUTE)].map(([, name, path]) => [name, path]))
      const source = readFileSync(from, 'utf8')
      const texts = textsOf(source)
      return [...source.matchAll(SCREEN)].flatMap(([, name, request, rest = '']) => {
        const path = paths.get(name)
        const own = /bringsTexts:\s*true/.test(rest)
        const isEntry = /homeEntry:\s*true/.test(rest)
        return path && request ? [{ path, from, request, isEntry, texts: own ? { ...texts, always: [] } : texts }] : []
      })
    })
}

/** Names of the chunks of the areas' entry screens (`homeEntry`). */
export function entryScreens(root: string): string[] {
  return screenChunks(root)
    .filter(({ isEntry }) => isEntry)
    .map(({ from, request }) => chunkName(relative(root, join(dirname(from), request))))
}

/** Name that the bundler gives a chunk, by the path of its module. */
const chunkName = (path: string) => `${path.replace(/[^\w-]+/g, '_')}_tsx`
