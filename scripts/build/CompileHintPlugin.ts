import type { Compiler } from '@rspack/core'

/** Files of which the first frame of a page runs nearly all: the entry's, what draws, and the pages themselves. */
export const RUN_AT_ONCE = /assets\/(?:main|vendor|view|plugins_\w+_pages_\w+)\.[^/]*js$/

/**
 * Has Chromium (136 and newer) compile these files whole and beside the page's thread; left alone it compiles function by
 * function in the moment of each call, which delays the first rows on a slow phone. Costs 0.5–0.7 MB of memory. Others take
 * the line for the comment that it is.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.rspack
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: RUN_AT_ONCE,
      // Behind the minimizer, which drops comments; before the source maps, which would be a line off.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler)
  }
}
