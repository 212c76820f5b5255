import type { Compilation } from '@rspack/core'
import type { Hints } from '../../src/app/boot/hints'
import type { Plugin } from '../../src/platform/plugin'

/** Path of the page with what all areas contribute. */
export const START_PAGE = '/'

/** The module that a function like `() => import('./pages/LeadList')` imports. */
const requestOf = (load: () => unknown) => /['"](\.\/[^'"]+)['"]/.exec(String(load))?.[1]

/** The files of first screens: the modules that the areas register, with their chunks in the build. */
export function hintsOf(compilation: Compilation, plugins: readonly Plugin[]): Hints {
  // A chunk with styles that the first sheet holds names the first files too.
  const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles())
  const imports = [...compilation.chunkGroups].flatMap((group) => {
    if (group.isInitial()) return []
    const files = group.getFiles().filter((file) => /\.(?:js|css)$/.test(file) && !first.includes(file))
    return group.origins.map(({ module, request }) => ({ from: module?.identifier() ?? '', request, files }))
  })
  const filesOf = (request: string | undefined, from = '') =>
    imports.flatMap((each) => (each.request === request && each.from.includes(from) ? each.files : []))

  const every = filesOf('react-dom/client')
  const client = filesOf('./axiosClients')
  // Imports with a computed name have no request; plugins/texts.ts names their chunks after the file.
  const textsOf = (id: string, name: string) =>
    imports.flatMap(({ files }) => files.filter((file) => file.includes(`/${id}-locales-${name}-json.`)))
  // The start page shows nothing of an area before these are there.
  const contributions = plugins.flatMap(({ id, today }) =>
    today ? filesOf(requestOf(today), `/plugins/${id}/plugin.ts`) : [],
  )
  const pages = plugins.flatMap(({ id, routes = [] }) =>
    routes.map(({ route, screen, bringsTexts }) => {
      const own = screen ? filesOf(requestOf(screen), `/plugins/${id}/plugin.ts`) : []
      const code = route.path === START_PAGE ? [...own, ...contributions] : own
      const english = bringsTexts ? [] : [...textsOf(id, 'en'), ...textsOf(id, 'entry-en')]
      const files = [...code, ...english, ...textsOf(id, 'zh-CN')]
      return [route.path, [...new Set(files)].filter((file) => !every.includes(file))] as const
    }),
  )
  const found = pages.filter(([, files]) => files.length > 0)
  const entry = plugins.flatMap(({ id }) => textsOf(id, 'entry-en'))
  if ([every, client, found, textsOf('core', 'en'), entry].some(({ length }) => length === 0))
    throw new Error('files of first screens are not found (hintsOf)')
  return { every, client, pages: Object.fromEntries(found) }
}
