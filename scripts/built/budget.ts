import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { TABLES } from '../../src/app/boot/files'
import { preloadsOf, type Tables } from '../../src/app/boot/preloads'

/** Entry route whose size is limited, and its limits (gzip). */
const ENTRY_ROUTE = '/clueList'
const LIMITS = { js: 185_000, css: 12_000 } as const
/** Records: opened without the code of forms, which comes with the first sheet. */
const RECORD_ROUTES = ['/clueDetail', '/recordDetail']

/**
 * The bridge in a native host's boot path: at most 8 kB, of which 1.3 kB (names, detection and facade) are in the first
 * script. A browser loads none of it before its first call.
 */
const BRIDGE = { file: /^src_host_openEngine_ts\.\w+\.js$/, limit: 6750 } as const

/** Checks the size of the bridge's engine. */
export function bridgeProblems(folder: string): string[] {
  const name = readdirSync(join(folder, 'assets')).find((file) => BRIDGE.file.test(file))
  if (!name) return ['the bridge has no chunk of its own']
  const bytes = gzipSync(readFileSync(join(folder, 'assets', name)), { level: 9 }).length
  return bytes > BRIDGE.limit ? [`${name}: ${bytes} bytes gzip, limit ${BRIDGE.limit}`] : []
}

/** The most that a page's own script may weigh (gzip); what pages share is in other chunks. */
const PAGE = { file: /^plugins_[\w-]+_pages_\w+\.\w+\.js$/, limit: 25_000 } as const

/** Checks the size of each page's script. */
export function pageProblems(folder: string): string[] {
  const pages = readdirSync(join(folder, 'assets')).filter((file) => PAGE.file.test(file))
  if (pages.length === 0) return ['no page has a chunk of its own']
  return pages.flatMap((name) => {
    const bytes = gzipSync(readFileSync(join(folder, 'assets', name)), { level: 9 }).length
    return bytes > PAGE.limit ? [`${name}: ${bytes} bytes gzip, limit ${PAGE.limit}`] : []
  })
}

/** Files requested for the first screen of a route, from the page's tags and preload table. */
export function filesToFirstScreen(page: string, route: string): string[] {
  const tags = [...page.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const hinted = preloadsOf(tablesIn(page), route, { chinese: false, asked: true, off: [] })
  return [...new Set([...tags, ...hinted])]
}

/** The tables that the build has written into a page. */
function tablesIn(page: string): Tables {
  const [, text] = new RegExp(`<script id="${TABLES}"[^>]*>([^<]*)</script>`).exec(page) ?? []
  if (!text) throw new Error('index.html has no tables of files')
  return JSON.parse(text) as Tables
}

/** Checks the gzip size of all files up to the first list. */
export function budgetProblems(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = filesToFirstScreen(page, ENTRY_ROUTE)
  if (!page.includes(`${ENTRY_ROUTE}:_pages_`)) return [`${ENTRY_ROUTE} has no preload hint in index.html`]
  return Object.entries(LIMITS).flatMap(([kind, limit]) => {
    const parts = files.filter((file) => file.endsWith(`.${kind}`))
    const bytes = parts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)
    return bytes > limit
      ? [`${kind} up to ${ENTRY_ROUTE}: ${bytes} bytes gzip, limit ${limit} (${parts.join(', ')})`]
      : []
  })
}

/** Checks that a record is shown without the code of forms. */
export function formProblems(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return RECORD_ROUTES.flatMap((route) => {
    const files = filesToFirstScreen(page, route).filter((file) => /\/(?:forms|move-sheets)\./.test(file))
    return files.map((file) => `${route} waits for ${file}`)
  })
}
