import type { Browser, CDPSession } from '@playwright/test'
import { evaluate, until } from './evaluate'
import { seenFrames, watchFrames } from './frames'
import { coldContext, percentile, throttledPage } from './profile'

/** Number of rows loaded before the measurement. */
const ROWS = 1_000

export interface LongList {
  readonly rowsInDom: number
  readonly domNodes: number
  readonly heap: number
  /** ms */
  readonly p95: number
  readonly slowFrames: number
}

/** Scrolls to the end until the list is this many rows high. */
async function loadRows(cdp: CDPSession): Promise<void> {
  await until(cdp, (row: string) => document.querySelector(row) !== null, '[data-record]', 30_000)
  const load = async (wanted: number) => {
    const row = document.querySelector('[data-record]')
    let box = row?.parentElement ?? null
    while (box && !(box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)))
      box = box.parentElement
    const list = box ?? document.scrollingElement
    if (!row || !list) throw new Error('no list that scrolls')
    Object.assign(window, { benchList: list })
    const height = row.getBoundingClientRect().height
    const end = performance.now() + 120_000
    while (list.scrollHeight < wanted * height && performance.now() < end) {
      list.scrollTop = list.scrollHeight
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    if (list.scrollHeight < wanted * height)
      throw new Error(`only ${Math.round(list.scrollHeight / height)} rows could be loaded`)
    list.scrollTop = 0
  }
  await evaluate(cdp, load, ROWS)
}

/** Loads 1,000 rows at full speed, then measures, then scrolls through them at CPU 4×. */
export async function measureLongList(browser: Browser, url: string): Promise<LongList> {
  const context = await coldContext(browser, url)
  try {
    const { page, cdp } = await throttledPage(context, { network: false })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(url)
    await loadRows(cdp)
    await page.waitForTimeout(1_000)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }
    const count = () => ({
      rowsInDom: document.querySelectorAll('[data-record]').length,
      domNodes: document.querySelectorAll('*').length,
    })
    const counts = await evaluate(cdp, count, undefined)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await watchFrames(cdp)
    for (let fling = 0; fling < 6; fling++) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance: -6_000,
        speed: 4_000,
        gestureSourceType: 'touch',
      })
    }
    const frames = await seenFrames(cdp)
    return {
      ...counts,
      heap: usedSize,
      p95: percentile(frames, 0.95),
      slowFrames: frames.filter((ms) => ms > 50).length,
    }
  } finally {
    await context.close()
  }
}
