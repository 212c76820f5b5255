/** Measurements that the page records about itself; read by the benchmark. */
export interface Notes {
  row: number
  fcp: number
  lcp: number
  shift: number
  longTasks: { start: number; length: number }[]
  tap: number
  shell: number
  data: number
}

declare global {
  interface Window {
    benchNotes?: Notes
  }
}

export interface Selectors {
  /** A list row. */
  readonly row: string
  /** The detail page's frame. */
  readonly shell: string
  /** The detail page with its data. */
  readonly data: string
}

/** Runs in the page before anything else. Self-contained: Playwright sends its text. */
export function observePage(selectors: Selectors): void {
  const notes: Notes = { row: 0, fcp: 0, lcp: 0, shift: 0, longTasks: [], tap: 0, shell: 0, data: 0 }
  window.benchNotes = notes
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    notes.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) notes.shift += entry.value ?? 0
  })
  watch('longtask', (entry) => notes.longTasks.push({ start: entry.startTime, length: entry.duration }))
  addEventListener(
    'click',
    () => {
      notes.tap = performance.now()
    },
    { capture: true },
  )
  const visible = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
  const look = (): void => {
    if (notes.row === 0 && visible(selectors.row)) notes.row = performance.now()
    if (notes.tap > 0 && notes.shell === 0 && visible(selectors.shell)) notes.shell = performance.now()
    if (notes.tap > 0 && notes.data === 0 && visible(selectors.data)) notes.data = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
