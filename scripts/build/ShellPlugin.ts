import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compilation, type Compiler, sources } from '@rspack/core'
import postcss from 'postcss'
import { inlineScript } from './inlineScript'
import { screenChunks } from './screens'
import { pxToRem } from './style'
import { neededTokens } from './tokens'

export interface ShellOptions {
  readonly root: string
  /** Name of the page, e.g. `index.html`. */
  readonly filename: string
  /** Entry that the page loads. */
  readonly entry: string
  /** The object behind `__BUILD__`. */
  readonly build: Record<string, string>
}

/** Writes the page from `src/boot/shell.html`: skeleton, tokens and boot script inside, so the first paint asks for nothing. */
export class ShellPlugin {
  constructor(private readonly options: ShellOptions) {}

  apply(compiler: Compiler): void {
    const { root, filename } = this.options
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
          script: script.code.replace('__PRELOAD__', () => JSON.stringify(preloads(compilation, root))),
          files: entryFiles(compilation, this.options.entry),
        })
        compilation.emitAsset(filename, new sources.RawSource(html))
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
  // The last one is the entry itself: its name tells one deployment from another (src/plugin/screens.ts).
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
      // Behind the skeleton: a style sheet in the head would hold back the first paint until it has arrived.
      .replace('</body>', () => `${links.join('\n')}\n</body>`)
  )
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

/** Route path → files that its screen needs besides the entry's; the second list only for Chinese. */
function preloads(compilation: Compilation, root: string): Record<string, [string[], string[]]> {
  const initial = new Set([...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles()))
  const chunks = new Map<string, string[]>()
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue
    const files = group.getFiles().filter((file) => !initial.has(file) && /\.(?:js|css)$/.test(file))
    for (const { module, request } of group.origins) {
      if (module && 'resource' in module) chunks.set(`${module.resource}:${request}`, files)
    }
  }
  const filesOf = (from: string, requests: readonly string[]): string[] => [
    ...new Set(requests.flatMap((request) => chunks.get(`${from}:${request}`) ?? [])),
  ]
  return Object.fromEntries(
    screenChunks(root).map(({ path, from, request, texts }) => [
      path,
      [filesOf(from, [request, ...texts.always]), filesOf(from, texts.chinese)],
    ]),
  )
}
