import type { Chunk, Configuration } from '@rspack/core'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

/** Libraries that change with an upgrade only: their chunk stays in the browser's cache across our releases. */
const VENDOR = /node_modules[\\/](?!react-vant|@react-vant|@phosphor-icons|@vant)/
const REACT_DOM = /node_modules[\\/](?:react-dom|scheduler)[\\/]/
/** Components with which screens render. */
const PARTS = /[\\/]src[\\/](?:ui[\\/]components|base[\\/](?:calendar|wire)|platform[\\/]plugin)[\\/]/
const LISTS = /[\\/]src[\\/]kit[\\/]lists[\\/]|node_modules[\\/]@phosphor-icons[\\/]/
/** The first list waits for no chunk more than react-dom's and its own, because a round trip costs more than a copy. */
const FIRST_LIST = 'plugins_leads_pages_LeadList'

/** Modules and icons. */
const SCRIPTS = /^(?:javascript|asset\/source)/
const isAsync = (chunk: Chunk) => !chunk.isOnlyInitial() && chunk.name !== FIRST_LIST

/** How scripts are shared between chunks; style sheets stay with each screen. */
export const SPLIT_CHUNKS: SplitChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: { test: VENDOR, chunks: 'initial', name: 'vendor', enforce: true },
    reactDom: { test: REACT_DOM, name: 'view', priority: 3, enforce: true },
    // Modules that nearly every page needs are in the chunk of react-dom.
    parts: { test: PARTS, type: SCRIPTS, name: 'view', minChunks: 40, priority: 2, enforce: true },
    lists: { test: LISTS, type: SCRIPTS, name: 'view', minChunks: 8, priority: 2, enforce: true },
    // Below this size, before compression, copies are cheaper than one more request.
    shared: { type: SCRIPTS, chunks: isAsync, minChunks: 2, minSize: 64_000 },
  },
}
