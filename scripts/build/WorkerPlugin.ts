import { createHash } from 'node:crypto'
import { type Compilation, type Compiler, sources } from '@rspack/core'
import type { ShellList } from '../../src/app/shell/shellList'
import { hasModule } from './chunkModules'
import { standalone } from './standalone'
import { TARGETS } from './target'

export interface WorkerOptions {
  readonly root: string
  /** The page that the worker caches, as named in ShellPlugin. */
  readonly page: string
  readonly entry: string
}

/** Name of the service worker; next to the page, so that its scope is the page's folder. */
const WORKER = 'worker.js'

/** Emits the service worker `src/app/shell/shellWorker.ts` with the list of this build's files. */
export class WorkerPlugin {
  constructor(private readonly options: WorkerOptions) {}

  apply(compiler: Compiler): void {
    const { root, page, entry } = this.options
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      // After ShellPlugin, because the page must exist.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerPlugin', stage }, async () => {
        const script = await standalone({
          root,
          name: 'worker',
          entry: 'src/app/shell/shellWorker.ts',
          // Not a browserslist target, with which the worker would lose its way of loading chunks; swc lowers the
          // syntax.
          target: ['webworker', 'es2021'],
          compile: { env: { targets: TARGETS, bugfixes: true } },
          define: { __SHELL__: JSON.stringify(shellList(compilation, page, entry)) },
        })
        for (const file of script.files) compilation.fileDependencies.add(file)
        compilation.emitAsset(WORKER, new sources.RawSource(script.code))
      })
    })
  }
}

/** The pages for developers. */
const FOR_DEVELOPERS =
  /[\\/]plugins[\\/]public[\\/](?:components|demo|conformance|pages[\\/](?:ComponentsPage|DevicePage|MapDemo))\b/

/**
 * Rarely needed, so not cached for everyone in the background: the pages for developers, and what a scan decodes with.
 */
function rareFiles(compilation: Compilation): ReadonlySet<string> {
  const chunks = [...compilation.chunks].filter((chunk) => hasModule(compilation, chunk, FOR_DEVELOPERS))
  const decoders = compilation.getAssets().flatMap(({ name }) => (name.endsWith('.wasm') ? [name] : []))
  return new Set([...chunks.flatMap(({ files }) => [...files]), ...decoders])
}

/** The page, its files, and the other hashed files; the revision changes with any of them. */
function shellList(compilation: Compilation, page: string, entry: string): ShellList {
  const html = compilation.getAsset(page)?.source.source().toString()
  if (html === undefined) throw new Error(`${page} is not part of the build`)
  const first = (compilation.entrypoints.get(entry)?.getFiles() ?? []).filter((file) => !file.endsWith('.map'))
  const sizes = new Map(compilation.getAssets().map(({ name, source }) => [name, source.size()]))
  const rare = rareFiles(compilation)
  const sizeOf = (name: string) => sizes.get(name) ?? 0
  // The small ones first: forms and pages can be opened without network before charts and maps are stored.
  const later = [...sizes.keys()]
    .filter((name) => /^assets\//.test(name) && !name.endsWith('.map') && !first.includes(name) && !rare.has(name))
    .sort((a, b) => sizeOf(a) - sizeOf(b) || (a < b ? -1 : 1))
  const revision = createHash('sha256')
    .update([html, ...first, ...later].join('\n'))
    .digest('hex')
    .slice(0, 16)
  return { revision, boot: [page, ...first], later }
}
