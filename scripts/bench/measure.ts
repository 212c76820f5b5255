import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { evaluate, tap, until } from './evaluate'
import { type Notes, observePage, type Selectors } from './observe'
import { coldContext, throttledPage } from './profile'

export interface Subject {
  readonly name: string
  /** Address of the first visit, and of the second, with the stored session. */
  readonly first: string
  readonly second: string
  readonly selectors: Selectors
  readonly gzipSize: (path: string) => number
  /** How many times slower than this machine the phone is. */
  readonly cpu: number
}

/** Figures of one run; ms, bytes. */
export type Run = Record<
  | 'jsBytes'
  | 'cssBytes'
  | 'requests'
  | 'quietRequests'
  | 'fcp'
  | 'lcp'
  | 'row'
  | 'interactive'
  | 'tbt'
  | 'longest'
  | 'shift'
  | 'second'
  | 'shell'
  | 'data'
  | 'heap'
  | 'outside',
  number
>

/** A longer task delays the response to a touch. ms */
const LONG = 50
/** A page is interactive from the first moment after its first row that no long task follows for this long. ms */
const QUIET = 1_000
/** The least and the most time after the first row in which late tasks, shifts and requests still count. ms */
const SETTLE = 2_500
const SETTLED_AT_LATEST = 20_000

async function visit(context: BrowserContext, url: string, { selectors, cpu }: Subject) {
  const { page, cdp } = await throttledPage(context, { cpu })
  await page.addInitScript(observePage, selectors)
  await page.goto(url, { waitUntil: 'commit' })
  await untilNoted(cdp, 'row', 60_000)
  await page.waitForTimeout(SETTLE)
  await untilQuiet(cdp)
  return { page, cdp, notes: await notesOf(cdp) }
}

function notesOf(cdp: CDPSession): Promise<Notes> {
  const read = () => {
    if (!window.benchNotes) throw new Error('the page is not observed')
    return window.benchNotes
  }
  return evaluate(cdp, read, undefined)
}

function untilNoted(cdp: CDPSession, name: 'row' | 'data', within: number): Promise<void> {
  return until(cdp, (noted) => window.benchNotes?.[noted] !== 0, name, within)
}

/** Waits until neither a long task nor a request has ended lately; gives up on a page that is never idle. */
function untilQuiet(cdp: CDPSession): Promise<void> {
  const isQuiet = (quiet: number) => {
    const longTasks = window.benchNotes?.longTasks ?? []
    const ends = [
      ...longTasks.map(({ start, length }) => start + length),
      ...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ]
    return performance.now() - Math.max(0, ...ends) > quiet
  }
  return until(cdp, isQuiet, QUIET, SETTLED_AT_LATEST).catch((error: unknown) => console.warn(String(error)))
}

/** The end of the last long task before `QUIET` ms without one, counted from the first row on. ms */
function interactiveAt({ row, longTasks }: Notes): number {
  let at = row
  for (const { start, length } of longTasks) {
    if (start > at + QUIET) break
    at = Math.max(at, start + length)
  }
  return at
}

/** Everything that the browser fetched, by the page's own timing entries. */
function fetched(cdp: CDPSession): Promise<{ url: string; end: number }[]> {
  const entries = () =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      url: entry.name,
      end: (entry as PerformanceResourceTiming).responseEnd,
    }))
  return evaluate(cdp, entries, undefined)
}

/** Figures of a cold start up to the first row; ms, bytes. */
export type Boot = Record<'jsBytes' | 'row' | 'interactive' | 'tbt', number>

/** One cold visit. */
export async function measureBoot(browser: Browser, subject: Subject): Promise<Boot> {
  const context = await coldContext(browser, subject.first)
  try {
    const { cdp, notes } = await visit(context, subject.first, subject)
    const before = (await fetched(cdp)).filter(({ url, end }) => end <= notes.row && !url.startsWith('data:'))
    const paths = before.map(({ url }) => new URL(url).pathname)
    return {
      // The page itself contains the boot script and the hints of all areas.
      jsBytes: ['/index.html', ...paths.filter((path) => path.endsWith('.js'))].reduce(
        (sum, path) => sum + subject.gzipSize(path),
        0,
      ),
      row: notes.row,
      interactive: interactiveAt(notes),
      tbt: notes.longTasks.reduce((sum, { length }) => sum + length - LONG, 0),
    }
  } finally {
    await context.close()
  }
}

/**
 * CPU time of the page's main thread in a cold start up to its first row, without any throttling: other programs
 * running at the same time do not count. ms
 */
export async function measureBusy(browser: Browser, { first, selectors }: Subject): Promise<number> {
  const context = await coldContext(browser, first)
  try {
    const { page, cdp } = await throttledPage(context, { cpu: 1, network: false })
    await cdp.send('Performance.enable')
    await page.addInitScript(observePage, selectors)
    await page.goto(first, { waitUntil: 'commit' })
    await untilNoted(cdp, 'row', 60_000)
    const { metrics } = (await cdp.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] }
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
  } finally {
    await context.close()
  }
}

/**
 * Figures of the start page: first rows of a cold and a second visit; what the second has fetched until it is quiet.
 */
export type DayRun = Record<'row' | 'second' | 'fetched', number>

/** One cold visit of the start page, and a second one, whose files come from the cache. */
export async function measureDay(browser: Browser, subject: Subject): Promise<DayRun> {
  const context = await coldContext(browser, subject.first)
  try {
    const first = await visit(context, subject.first, subject)
    await first.page.close()
    const second = await visit(context, subject.second, subject)
    return { row: first.notes.row, second: second.notes.row, fetched: await fetchedAnew(second.cdp) }
  } finally {
    await context.close()
  }
}

/** Number of files and answers that did not come from the cache. */
function fetchedAnew(cdp: CDPSession): Promise<number> {
  const count = () =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      (entry) => !entry.name.startsWith('data:') && (entry as PerformanceResourceTiming).transferSize > 0,
    ).length
  return evaluate(cdp, count, undefined)
}

/** One cold visit, one second visit, one tap. */
export async function measureOnce(browser: Browser, subject: Subject): Promise<Run> {
  const context = await coldContext(browser, subject.first)
  try {
    const { page, cdp, notes } = await visit(context, subject.first, subject)
    const all = (await fetched(cdp)).filter(({ url }) => !url.startsWith('data:'))
    const before = all.filter(({ end }) => end <= notes.row)
    const bytes = (suffix: string): number =>
      before
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.endsWith(suffix))
        .reduce((sum, path) => sum + subject.gzipSize(path), 0)

    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }

    await tap(cdp, subject.selectors.row)
    await untilNoted(cdp, 'data', 30_000)
    const after = await notesOf(cdp)
    await page.close()

    const second = await visit(context, subject.second, subject)
    const origin = new URL(subject.first).origin
    return {
      jsBytes: bytes('.js'),
      cssBytes: bytes('.css'),
      requests: before.length,
      quietRequests: all.length,
      fcp: notes.fcp,
      lcp: notes.lcp,
      row: notes.row,
      interactive: interactiveAt(notes),
      // From the beginning: the floor's first paint is its last, so there would be nothing after it to compare with.
      tbt: notes.longTasks.reduce((sum, { length }) => sum + length - LONG, 0),
      longest: Math.max(0, ...notes.longTasks.map(({ length }) => length)),
      shift: notes.shift,
      second: second.notes.row,
      shell: after.shell - after.tap,
      data: after.data - after.tap,
      heap: usedSize,
      outside: all.filter(({ url }) => !url.startsWith(origin)).length,
    }
  } finally {
    await context.close()
  }
}
