import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compilation, type Compiler, sources } from '@rspack/core'
import postcss from 'postcss'
import type { Preloads } from '../../src/boot/preloads'
import { inlineScript } from './inlineScript'
import { screenChunks } from './screens'
import { pxToRem } from './style'
import { neededTokens } from './tokens'

export interface ShellOptions {
  readonly root: string
  readonly pages: readonly ShellPage[]
  /** Entry chunk of the pages. */
  readonly entry: string
  /** The value of `__BUILD__`. */
  readonly build: Record<string, string>
}

export interface ShellPage {
  /** E.g. `index.html`. */
  readonly filename: string
  /** A script that runs before all others. */
  readonly first?: string
}

/**
 * Writes the pages from `src/boot/shell.html` with skeleton, tokens and boot script inline, so that the first paint
 * needs no further request.
 */
export class ShellPlugin {
  constructor(private readonly options: ShellOptions) {}

  apply(compiler: Compiler): void {
    const { root, pages } = this.options
    compiler.hooks.thisCompilation.tap('ShellPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name: 'ShellPlugin', stage }, async () => {
        const template = join(root, 'src/boot/shell.html')
        const tokens = join(root, 'src/theme/tokens.css')
        const script = await inlineScript(root, this.options.build)
        for (const file of [template, tokens, ...script.files]) compilation.fileDependencies.add(file)
        const html = page({
          template: readFileSync(template, 'utf8'),
          tokens: readFileSync(tokens, 'utf8'),
          script: script.code.replace('__PRELOAD__', () =>
            JSON.stringify(preloads(compilation, root, this.options.build.PLUGINS_OFF)),
          ),
          files: entryFiles(compilation, this.options.entry),
        })
        for (const { filename, first } of pages) {
          compilation.emitAsset(filename, new sources.RawSource(first ? withScript(html, first) : html))
        }
      })
    })
  }
}

interface Page {
  readonly template: string
  readonly tokens: string
  readonly script: string
  readonly files: readonly string[]
}

function page({ template, tokens, script, files }: Page): string {
  const styleTag = /<style>([\s\S]*?)<\/style>/
  const style = styleTag.exec(template)?.[1] ?? ''
  const css = minify(postcss([pxToRem()]).process(neededTokens(tokens, style) + style, { from: undefined }).css)
  const links = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="${file}">`)
  const code = files.filter((file) => file.endsWith('.js'))
  // The last one is the entry, whose name identifies the deployment (src/loading/deployment.ts).
  const scripts = code.map((file, at) => {
    const mark = at === code.length - 1 ? ' data-entry' : ''
    return `<script defer src="${file}"${mark}></script>`
  })
  return (
    template
      .replace(/<!--[\s\S]*?-->\s*/g, '')
      .replace(
        styleTag,
        () => `<style>${css}</style>\n<script>${script.replaceAll('</', '<\\/')}</script>\n${scripts.join('\n')}`,
      )
      // After the skeleton, because a style sheet in the head would delay the first paint.
      .replace('</body>', () => `${links.join('\n')}\n</body>`)
  )
}

/** The same page with a script before all others, including the inline one. */
function withScript(html: string, file: string): string {
  return html.replace('<style>', () => `<script src="${file}"></script>\n<style>`)
}

function minify(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim()
}

function entryFiles(compilation: Compilation, entry: string): readonly string[] {
  return (compilation.entrypoints.get(entry)?.getFiles() ?? []).filter((file) => !file.endsWith('.map'))
}

/**
 * Returns a lookup of the files that a module imports dynamically, besides the entry's: by the module's path and its
 * requests as written.
 */
function chunkFiles(compilation: Compilation): (from: string, requests: readonly string[]) => string[] {
  const initial = new Set([...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles()))
  const chunks = new Map<string, string[]>()
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue
    const files = group.getFiles().filter((file) => !initial.has(file) && /\.(?:js|css)$/.test(file))
    for (const { module, request } of group.origins) {
      if (module && 'resource' in module) chunks.set(`${module.resource}:${request}`, files)
    }
  }
  return (from, requests) => [...new Set(requests.flatMap((request) => chunks.get(`${from}:${request}`) ?? []))]
}

/** Script and style sheet of a screen's own chunk (scripts/build/lean/screenNames.mjs). */
const OWN_PAGE = /_pages_\w+\.[^/]*(?:js|css)$/

/**
 * The preload table. Every route needs react-dom, our largest chunk, loaded in parallel with the app, and the HTTP client
 * for requests that were not sent early. What draws charts is larger than a page, so its download begins with the page's.
 */
function preloads(compilation: Compilation, root: string, off = ''): Preloads {
  const filesOf = chunkFiles(compilation)
  const drawing = filesOf(join(root, 'src/boot/view.tsx'), ['react-dom/client'])
  const sending = filesOf(join(root, 'src/http/transport.ts'), ['./axiosClients'])
  const picture = filesOf(join(root, 'src/charts/loadEngine.ts'), ['./engine'])
  const screens = screenChunks(root, off)
  const groups = new Map<string, [string[], string[], Record<string, string>]>()
  for (const { path, from, request, texts } of screens) {
    const files = filesOf(from, [request, ...texts.always])
    const own = stemOf(files.find((file) => OWN_PAGE.test(file)) ?? '')
    const isOwn = (file: string) => own !== '' && stemOf(file) === own
    const shared = files.filter((file) => !isOwn(file))
    const chinese = filesOf(from, texts.chinese)
    const key = JSON.stringify([shared, chinese])
    const group = groups.get(key) ?? [shared, chinese, {}]
    groups.set(key, group)
    // Scripts first in every row: equal patterns compress better.
    const ends = files.filter(isOwn).map((file) => file.slice(own.length))
    group[2][path] = [
      own,
      ...ends.sort((one, other) => Number(other.endsWith('.js')) - Number(one.endsWith('.js'))),
    ].join(' ')
  }
  const charts = screens.filter(({ isChart }) => isChart).map(({ path }) => path)
  return [[drawing, sending], [...groups.values()], [picture, charts]]
}

/** `assets/page.a1b2c3d4.js` → `assets/page`, which its style sheet shares. */
const stemOf = (file: string) => file.split('.')[0] ?? ''
