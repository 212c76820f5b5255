import type { Chunk, Configuration, OptimizationSplitChunksCacheGroupTestFn } from '@rspack/core'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

/** Libraries that change with an upgrade only: their chunk stays in the browser's cache across our releases. */
const VENDOR = /node_modules[\\/](?!react-vant|@react-vant|@phosphor-icons|@vant)/
/** Parts with which pages render. */
const PARTS =
  /[\\/]src[\\/](?:ui[\\/]components|base[\\/](?:calendar|wire)|platform[\\/]plugin|kit[\\/]lists)[\\/]|node_modules[\\/]@phosphor-icons[\\/]/
/** What pages of records have in common, and `submit`, through which their moves are sent. */
const RECORDS =
  /[\\/]src[\\/](?:kit[\\/](?:records|detail|calls)|domain[\\/]contacts|base[\\/]quantities|platform[\\/]outbox[\\/]queue[\\/]submit)/
/** What the device stores: every page loads it after the first screen. */
const STORED = /[\\/]src[\\/](?:base[\\/]storage|platform[\\/]outbox)[\\/]|node_modules[\\/]idb[\\/]/
/** The first list waits for no chunk more than react-dom's and its own, because a round trip costs more than a copy. */
const FIRST_LIST = 'lead-list'

/** Modules and icons. */
const SCRIPTS = /^(?:javascript|asset\/source)/
/** What the first list needs goes beside react-dom, into the chunk that `openView` names; no other part delays it. */
const isOfFirstList: OptimizationSplitChunksCacheGroupTestFn = (module, { chunkGraph }) =>
  PARTS.test(module.nameForCondition() ?? '') &&
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === FIRST_LIST)
const isAsync = (chunk: Chunk) => !chunk.isOnlyInitial() && chunk.name !== FIRST_LIST

/**
 * How scripts are shared between chunks. A named chunk is one request, however many areas use it. Style sheets stay
 * with each screen; those of the first list are part of the app's own.
 */
export const SPLIT_CHUNKS: SplitChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: { test: VENDOR, chunks: 'initial', name: 'vendor', enforce: true },
    view: { test: isOfFirstList, type: SCRIPTS, name: 'view', minChunks: 2, priority: 3, enforce: true },
    parts: { test: PARTS, type: SCRIPTS, chunks: isAsync, name: 'records', minChunks: 17, priority: 2, enforce: true },
    records: {
      test: RECORDS,
      type: SCRIPTS,
      chunks: isAsync,
      name: 'records',
      minChunks: 2,
      priority: 2,
      enforce: true,
    },
    deferred: { test: STORED, type: SCRIPTS, name: 'deferred', priority: 1, enforce: true },
    styles: { type: /^css/, chunks: ({ name }) => name === FIRST_LIST, name: 'main', enforce: true },
    // Below this size, before compression, copies are cheaper than one more request.
    shared: { type: SCRIPTS, chunks: isAsync, minChunks: 2, minSize: 40_000 },
  },
}
