import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compilation, type Compiler, sources } from '@rspack/core'
import postcss from 'postcss'
import { chunkFiles, type FileTable, listText, placeOf, TABLES } from '../../src/app/boot/files'
import { type Group, groupText, type Preloads, shortPath, type Tables } from '../../src/app/boot/preloads'
import { inlineScript } from './inlineScript'
import { screenChunks } from './screens'
import { pxToRem } from './style'
import { commit } from './values'

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
 * Writes the pages from `src/app/boot/shell.html` with skeleton, tokens and boot script inline, so that the first paint
 * needs no further request.
 */
export class ShellPlugin {
  constructor(private readonly options: ShellOptions) {}

  apply(compiler: Compiler): void {
    const { root, pages } = this.options
    compiler.hooks.thisCompilation.tap('ShellPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name: 'ShellPlugin', stage }, async () => {
        const template = join(root, 'src/app/boot/shell.html')
        const tokens = join(root, 'src/ui/theme/tokens.css')
        const script = await inlineScript(root, this.options.build)
        for (const file of [template, tokens, ...script.files]) compilation.fileDependencies.add(file)
        const html = page({
          template: readFileSync(template, 'utf8'),
          tokens: readFileSync(tokens, 'utf8'),
          script: script.code,
          // File names of a development build carry no hash, and need neither table nor hints.
          ...(compiler.options.mode === 'production' && {
            tables: [fileTable(compilation), preloads(compilation, root, this.options.build.PLUGINS_OFF)] as const,
          }),
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
  readonly tables?: Tables
  readonly files: readonly string[]
}

function page({ template, tokens, script, tables, files }: Page): string {
  const styleTag = /<style>([\s\S]*?)<\/style>/
  const style = styleTag.exec(template)?.[1] ?? ''
  const css = minify(postcss([pxToRem()]).process(tokens + style, { from: undefined }).css)
  const links = files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="${file}">`)
  const code = files.filter((file) => file.endsWith('.js'))
  const scripts = code.map((file) => `<script defer src="${file}"></script>`)
  return (
    template
      .replace(/<!--[\s\S]*?-->\s*/g, '')
      .replace('<title>', `<meta name="commit" content="${commit()}">\n<title>`)
      .replace(
        styleTag,
        () =>
          `<style>${css}</style>\n${tables ? dataBlock(tables, files) : ''}` +
          `<script>${script.replaceAll('</', '<\\/')}</script>\n${scripts.join('\n')}`,
      )
      // After the skeleton, because a style sheet in the head would delay the first paint.
      .replace('</body>', () => `${links.join('\n')}\n</body>`)
  )
}

/** The tables, marked with what identifies the deployment: the names of all its files (src/base/loading/deployment.ts). */
function dataBlock(tables: Tables, files: readonly string[]): string {
  const data = JSON.stringify(tables).replaceAll('<', '\\u003c')
  const deployment = createHash('sha256')
    .update([...files, data].join('\n'))
    .digest('hex')
    .slice(0, 16)
  return `<script id="${TABLES}" type="application/json" data-deployment="${deployment}">${data}</script>\n`
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

const isFile = (file: string) => /\.(?:js|css)$/.test(file)

/** The table of the names of all files but the entry's. */
function fileTable(compilation: Compilation): FileTable {
  const hashes: Record<string, Record<string, string>> = {}
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial())
  for (const chunk of chunks.sort((one, other) => String(one.id).localeCompare(String(other.id)))) {
    const id = String(chunk.id)
    const [area, name] = placeOf(id)
    const files = [...chunk.files].filter(isFile).sort((one, other) => Number(isStyle(one)) - Number(isStyle(other)))
    hashes[area] = { ...hashes[area], [name]: files.map((file) => file.split('.')[1]).join('') }
    const read = chunkFiles({ [area]: listText(hashes[area]) }, id)
    if (read.join() !== files.join()) throw new Error(`${files} would be read as ${read} (ShellPlugin)`)
  }
  return Object.fromEntries(Object.entries(hashes).map(([area, own]) => [area, listText(own)]))
}

const isStyle = (file: string) => file.endsWith('.css')

/**
 * Returns a lookup of the chunks that a module imports dynamically, besides the entry's: by the module's path and its
 * requests as written.
 */
function importedChunks(compilation: Compilation): (from: string, requests: readonly string[]) => string[] {
  const chunks = new Map<string, string[]>()
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue
    const ids = group.chunks.filter((chunk) => !chunk.canBeInitial()).map(({ id }) => String(id))
    for (const { module, request } of group.origins) {
      if (module && 'resource' in module) chunks.set(`${module.resource}:${request}`, ids)
    }
  }
  return (from, requests) => [...new Set(requests.flatMap((request) => chunks.get(`${from}:${request}`) ?? []))]
}

/** Chunk of a screen (scripts/build/lean/screenNames.mjs). */
const OWN_PAGE = /_pages_\w+$/

/**
 * The preload table. Every route needs react-dom, our largest chunk, loaded in parallel with the app, and the HTTP client
 * for requests that were not sent early. What draws charts is larger than a page, so its download begins with the page's.
 */
function preloads(compilation: Compilation, root: string, off = ''): Preloads {
  const chunksOf = importedChunks(compilation)
  const drawing = chunksOf(join(root, 'src/app/boot/view.tsx'), ['react-dom/client'])
  const sending = chunksOf(join(root, 'src/platform/http/transport.ts'), ['./axiosClients'])
  const picture = chunksOf(join(root, 'src/kit/charts/loadEngine.ts'), ['./engine'])
  const screens = screenChunks(root, off)
  const groups = new Map<string, Group & { readonly pages: Record<string, string> }>()
  for (const { path, area, from, request, texts } of screens) {
    const short = (chunk: string) => (placeOf(chunk)[0] === area ? placeOf(chunk)[1] : chunk)
    const chunks = chunksOf(from, [request, ...texts.always]).map(short)
    const own = chunks.find((chunk) => OWN_PAGE.test(chunk)) ?? ''
    const shared = chunks.filter((chunk) => chunk !== own)
    const chinese = chunksOf(from, texts.chinese).map(short)
    const key = JSON.stringify([area, shared, chinese])
    const group = groups.get(key) ?? { area, shared, texts: chinese, pages: {} }
    groups.set(key, group)
    group.pages[shortPath(area, path)] = own
  }
  const charts = screens.filter(({ isChart }) => isChart).map(({ path }) => path)
  return [[drawing, sending], [...groups.values()].map(groupText), [picture, charts]]
}
