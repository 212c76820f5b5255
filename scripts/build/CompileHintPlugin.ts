import { type Compiler, sources } from '@rspack/core'
import { hasModule, PAGE_MODULE } from './chunkModules'

/** Named chunks of which a start runs nearly all: the entry, react-dom, and what the first list shares with it. */
const FIRST = ['main', 'vendor', 'view']
/** The HTTP client, whose evaluation is the longest task after the first rows. */
const CLIENT = /[\\/]src[\\/]platform[\\/]http[\\/]axiosClients\.ts$/

export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/**
 * Makes Chromium (136 and newer) compile these files, and those of pages, as a whole on a background thread; by default
 * it compiles each function on its first call, which delays the first rows on a slow phone. Costs 0.4 MB of memory with
 * 1,000 rows. Other browsers ignore the comment.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    // After the minimizer, which drops comments; before the source maps, which would be off by a line.
    const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, () => {
        for (const chunk of compilation.chunks) {
          const isRunAtOnce =
            FIRST.includes(chunk.name ?? '') ||
            hasModule(compilation, chunk, PAGE_MODULE) ||
            hasModule(compilation, chunk, CLIENT)
          if (!isRunAtOnce) continue
          for (const file of chunk.files)
            if (file.endsWith('.js'))
              compilation.updateAsset(file, (code) => new sources.ConcatSource(`${COMPILE_HINT}\n`, code))
        }
      })
    })
  }
}
