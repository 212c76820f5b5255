import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compilation, type Compiler, sources } from '@rspack/core'
import postcss from 'postcss'
import { loadPlugins } from '#platform/plugin'
import { pluginList } from '#plugins'
import { HINTS, type Hints } from '../../src/app/boot/hints'
import { hintsOf } from './hints'
import { inlineScript } from './inlineScript'
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
          // A development build has no hints: its files are many, large and near.
          hints:
            compiler.options.mode === 'production' ? hintsOf(compilation, await loadPlugins(pluginList)) : undefined,
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
  readonly hints: Hints | undefined
  readonly files: readonly string[]
}

function page({ template, tokens, script, hints, files }: Page): string {
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
          `<style>${css}</style>\n${hints ? dataBlock(hints, files) : ''}` +
          `<script>${script.replaceAll('</', '<\\/')}</script>\n${scripts.join('\n')}`,
      )
      // After the skeleton, because a style sheet in the head would delay the first paint.
      .replace('</body>', () => `${links.join('\n')}\n</body>`)
  )
}

/** The hints, marked with the identity of the deployment, its file names (src/base/loading/deployment.ts). */
function dataBlock(hints: Hints, files: readonly string[]): string {
  const data = JSON.stringify(hints).replaceAll('<', '\\u003c')
  const deployment = createHash('sha256')
    .update([...files, data].join('\n'))
    .digest('hex')
    .slice(0, 16)
  return `<script id="${HINTS}" type="application/json" data-deployment="${deployment}">${data}</script>\n`
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
