import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Compiler, sources } from '@rspack/core'
import { BACKEND_WORKER } from '../../harness/worker/startBackend'
import type { ShellPage } from './ShellPlugin'
import { type Standalone, standalone } from './standalone'

/** Folder of the host simulator, next to the app's pages. */
const FOLDER = 'sim'
const PAGES = 'harness/simulator/pages'
const CONSOLE = 'harness/console'

export const SIMULATED_PAGE: ShellPage = { filename: 'simulated.html', first: `${FOLDER}/host.js` }

/** The hosts' scripts of a harness build: small files that make the simulator install its objects. */
export const HOST_SCRIPTS = { SDK_URL: `${FOLDER}/sdk.js`, BRIDGE_URL: `${FOLDER}/bridge.js` } as const

const announcing = (script: string) => `dispatchEvent(new CustomEvent('hostsim:script', { detail: '${script}' }))\n`

/** Emits the host simulator: its script, the scripts of the simulated hosts, and its own pages. */
export class SimulatorPlugin {
  private readonly last = new Map<string, { readonly built: Standalone; readonly at: number }>()

  constructor(
    private readonly root: string,
    /** Also emits the backend simulator as a service worker, for a static server. */
    private readonly isStatic: boolean,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SimulatorPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'SimulatorPlugin', stage }, async () => {
        const script = await this.script('host-simulator', 'harness/simulator/install.ts')
        const console = await this.script('harness-console', `${CONSOLE}/main.tsx`)
        const folder = join(this.root, PAGES)
        const pages = readdirSync(folder).filter((name) => /\.(?:html|js)$/.test(name))
        const emit = (name: string, text: string) =>
          compilation.emitAsset(`${FOLDER}/${name}`, new sources.RawSource(text))
        for (const name of pages) emit(name, readFileSync(join(folder, name), 'utf8'))
        emit('host.js', script.code)
        emit('console.js', console.code)
        for (const [name, text] of Object.entries(console.parts)) emit(name, text)
        emit('console.css', console.styles)
        const page = join(this.root, CONSOLE, 'harness.html')
        compilation.emitAsset('harness.html', new sources.RawSource(readFileSync(page, 'utf8')))
        emit('sdk.js', announcing('sdk'))
        emit('bridge.js', announcing('bridge'))
        const worker = this.isStatic
          ? await this.script('harness-worker', 'harness/worker/backendWorker.ts', 'webworker')
          : undefined
        if (worker) compilation.emitAsset(BACKEND_WORKER, new sources.RawSource(worker.code))
        for (const file of [
          ...script.files,
          ...console.files,
          ...(worker?.files ?? []),
          page,
          ...pages.map((name) => join(folder, name)),
        ])
          compilation.fileDependencies.add(file)
      })
    })
  }

  /** A script of the harness; compiled only if one of its files has changed, because it would delay every rebuild. */
  private async script(name: string, entry: string, target: 'web' | 'webworker' = 'web'): Promise<Standalone> {
    const known = this.last.get(name)
    if (known?.built.files.every((file) => changedAt(file) < known.at)) return known.built
    const at = Date.now()
    const built = await standalone({
      root: this.root,
      name,
      entry,
      // Browsers of developers and testers.
      target: [target, 'es2022'],
      compile: { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
      define: {},
    })
    this.last.set(name, { built, at })
    return built
  }
}

/** ms since the epoch; infinity for a deleted file, which counts as changed. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
}
