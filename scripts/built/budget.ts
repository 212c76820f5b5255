import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HINTS, type Hints } from '../../src/app/boot/hints'
import { COMPILE_HINT } from '../build/CompileHintPlugin'
import { PAGE_MODULE } from '../build/chunkModules'
import { START_PAGE } from '../build/hints'
import { modulesOf, scriptsWith } from './files'

/** Entry route whose size is limited, and its limits (gzip). */
const ENTRY_ROUTE = '/clueList'
const LIMITS = { js: 200_000, css: 12_000 } as const
/** With the page itself, its first request and that of the user's roles, 8 requests before the first row. */
const MOST_FILES = 5
const CHINESE = /zh-CN/
/** Records: opened without the code of forms, which loads with the first sheet. */
const RECORD_ROUTES = ['/clueDetail', '/recordDetail']
/** A word of react-hook-form that survives minification. */
const FORMS = 'shouldUseNativeValidation'

/**
 * The bridge in a native host's boot path: at most 8 kB, of which 1.3 kB (names, detection and facade) are in the first
 * script. A browser loads none of it before its first call.
 */
const BRIDGE = { module: /^src\/platform\/host\/openEngine\.ts$/, limit: 6750 } as const

interface Budget {
  readonly module: RegExp
  /** Bytes, gzip. */
  readonly limit: number
}

const sizeOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** The scripts with such modules that are over a limit (bytes, gzip), and these modules: their names are numbers. */
function tooLarge(folder: string, names: readonly string[], { module, limit }: Budget): string[] {
  return names.flatMap((name) => {
    const bytes = sizeOf(join(folder, name))
    const what = modulesOf(folder, name).filter((path) => module.test(path))
    return bytes > limit ? [`${name} (${what.join(', ')}): ${bytes} bytes gzip, limit ${limit}`] : []
  })
}

/** Checks the size of the bridge's engine. */
export function bridgeProblems(folder: string): string[] {
  const names = scriptsWith(folder, BRIDGE.module)
  if (names.length !== 1) return [`the bridge is in ${names.length} scripts`]
  return tooLarge(folder, names, BRIDGE)
}

/**
 * The most that a page's own script may weigh (gzip), or one of pages that are opened after each other; modules shared
 * by pages are in other chunks.
 */
const PAGE = { module: PAGE_MODULE, limit: 25_000 } as const

/** Checks the size of each page's script. */
export function pageProblems(folder: string): string[] {
  const pages = scriptsWith(folder, PAGE.module)
  if (pages.length === 0) return ['no page has a chunk of its own']
  return tooLarge(folder, pages, PAGE)
}

/** The hints that the build has written into a page. */
function hintsIn(page: string): Hints {
  const [, text] = new RegExp(`<script id="${HINTS}"[^>]*>([^<]*)</script>`).exec(page) ?? []
  if (!text) throw new Error('index.html has no hints')
  return JSON.parse(text)
}

/** Files requested for the first screen of a route in English: by the page's tags, and by its hints. */
function filesToFirstScreen(page: string, route: string): string[] {
  const { every, pages } = hintsIn(page)
  const own = pages[route]
  if (!own) throw new Error(`index.html has no hints for ${route}`)
  const tags = [...page.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, file = '']) => file)
  return [...new Set([...tags, ...every, ...own])].filter((file) => !CHINESE.test(file))
}

/** Checks the gzip size of all files up to the first list, and how many they are. */
export function budgetProblems(folder: string): string[] {
  const files = filesToFirstScreen(readFileSync(join(folder, 'index.html'), 'utf8'), ENTRY_ROUTE)
  const kinds = Object.entries(LIMITS).flatMap(([kind, limit]) => {
    const parts = files.filter((file) => file.endsWith(`.${kind}`))
    const bytes = parts.reduce((sum, file) => sum + sizeOf(join(folder, file)), 0)
    return bytes > limit
      ? [`${kind} up to ${ENTRY_ROUTE}: ${bytes} bytes gzip, limit ${limit} (${parts.join(', ')})`]
      : []
  })
  return files.length > MOST_FILES
    ? [...kinds, `${files.length} files up to ${ENTRY_ROUTE}, limit ${MOST_FILES} (${files.join(', ')})`]
    : kinds
}

/** Checks that all scripts of a start at the first list are compiled at once (scripts/build/CompileHintPlugin.ts). */
export function compileProblems(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...filesToFirstScreen(page, ENTRY_ROUTE), ...hintsIn(page).client].filter((file) =>
    file.endsWith('.js'),
  )
  return scripts.filter((file) => !readFileSync(join(folder, file), 'utf8').startsWith(COMPILE_HINT))
}

/** Checks that a record is shown without the code of forms. */
export function formProblems(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return RECORD_ROUTES.flatMap((route) => {
    const files = filesToFirstScreen(page, route).filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes(FORMS),
    )
    return files.map((file) => `${route} waits for ${file}`)
  })
}

/** What reads a note about an opportunity. */
const READER = /^plugins\/creation\/extraction\/local\.ts$/

/** Checks that what reads a note loads with the first note: neither with the app nor before any page. */
export function readerProblems(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const { client, pages } = hintsIn(page)
  const early = [...client, ...Object.keys(pages).flatMap((route) => filesToFirstScreen(page, route))]
  const readers = scriptsWith(folder, READER)
  if (readers.length === 0) return ['no script reads notes']
  return readers.filter((name) => early.includes(name)).map((name) => `${name} reads notes, and loads before one`)
}

/** Checks that the page requests at once what the areas give its start page. */
export function startPageProblems(folder: string): string[] {
  const files = filesToFirstScreen(readFileSync(join(folder, 'index.html'), 'utf8'), START_PAGE)
  const contributions = scriptsWith(folder, /^plugins\/[\w-]+\/today\.tsx?$/)
  return contributions.filter((name) => !files.includes(name)).map((name) => `the start page waits for ${name}`)
}
