import type { Chunk, Configuration, Module } from '@rspack/core'
import { entryScreens } from './screens'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

/** Files of Chinese texts. */
export const CHINESE_TEXTS = /(?:zh-CN|chinese)[\w-]*\.\w+\.js$/

/** Libraries that change with an upgrade only: their chunk stays in the browser's cache over our releases. */
const VENDOR = /node_modules[\\/](?!react-vant|@react-vant|@phosphor-icons|@vant)/
const REACT_DOM = /node_modules[\\/](?:react-dom|scheduler|@tanstack)[\\/]/
/** Scripts of rooms that screens draw with; their style sheets stay with each screen. */
const PARTS = /[\\/]src[\\/](?:ui|lists|calendar|wire|plugin)[\\/].*\.tsx?$|node_modules[\\/]@phosphor-icons[\\/]/
/** What a list page is made of, loaded with react-dom; the filter comes with the filter page or sheet. */
const LIST =
  /[\\/]src[\\/](?:lists[\\/](?:List|Quick|Sort|Virtual|defineList|listPref|rows|seen|selection|use)|ui[\\/](?:Pull|SumLine|Swipe|usePull|useSwipe)).*\.tsx?$/
/** A part that so many chunks use is loaded with react-dom. */
const MANY = 14
/** A chunk of less than this is not worth a request of its own. Bytes before compression */
const SMALL = 20_000
const LEAFLET = /node_modules[\\/]leaflet[\\/]/
/** Storage, records, which are stored, and the parts of their pages: a detail needs all of them. */
const DEVICE =
  /[\\/]src[\\/](?:(?:device|outbox|records|detail)[\\/].*|forms[\\/](?:MoveSheet|submission))\.tsx?$|node_modules[\\/]idb[\\/]/
/** The library of forms and what needs it; a detail opens its sheets without it. */
const FORMS = /node_modules[\\/](?:react-hook-form|@hookform)|[\\/]src[\\/](?:forms[\\/].*|ui[\\/]\w*Field)\.tsx?$/
const ATTACHMENTS = /[\\/]src[\\/](?:attachments|recording)[\\/].*\.tsx?$/
const AREA = /[\\/]plugins[\\/]([\w-]+)[\\/].*\.tsx?$/

/**
 * How modules are shared between chunks. The first list waits for no chunk more than react-dom's and its own, because a
 * round trip costs more than a few kB twice; what other screens share is loaded once.
 */
export function splitChunks(root: string): SplitChunks {
  const entries = new Set(entryScreens(root))
  /** False for the entry screen of an area, which keeps a copy of all that it needs. */
  const isLater = (chunk: Chunk) => !chunk.isOnlyInitial() && !entries.has(chunk.name ?? '')
  /** False for the pages that show the shared parts: they use all of them, and would bring all of them to the first list. */
  const isScreen = (chunk: Chunk) => !chunk.isOnlyInitial() && !/^(?:example-|plugins_public_)/.test(chunk.name ?? '')
  const areaName = (module: Module) =>
    `plugins_${AREA.exec('resource' in module ? String(module.resource) : '')?.[1]}_area`
  return {
    chunks: 'async',
    maxAsyncRequests: 6,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      vendor: { test: VENDOR, chunks: 'initial', name: 'vendor', enforce: true },
      leaflet: { test: LEAFLET, name: 'leaflet', priority: 6, enforce: true },
      reactDom: { test: REACT_DOM, name: 'view', priority: 5, enforce: true },
      parts: { test: PARTS, name: 'view', chunks: isScreen, minChunks: MANY, priority: 4, enforce: true },
      list: { test: LIST, name: 'view', chunks: isScreen, minChunks: 1, priority: 7, enforce: true },
      device: { test: DEVICE, name: 'device', chunks: isLater, minChunks: 2, priority: 3, enforce: true },
      forms: { test: FORMS, name: 'forms', chunks: isLater, minChunks: 3, priority: 2, minSize: SMALL },
      attachments: {
        test: ATTACHMENTS,
        name: 'attachments',
        chunks: isLater,
        minChunks: 3,
        priority: 2,
        enforce: true,
      },
      area: { test: AREA, name: areaName, chunks: isLater, minChunks: 3, priority: 1, enforce: true },
    },
  }
}
