import type { Browser } from '@playwright/test'
import { until } from './evaluate'
import { type Notes, observePage } from './observe'
import { coldContext, median, throttledPage } from './profile'

/** A screen that is opened cold by its address, and what shows that it is there. */
interface FirstScreen {
  readonly path: string
  readonly selector: string
}

/** The list of customers, and the bills of one: a chart of 36 months. */
const LIST: FirstScreen = { path: '/customerList', selector: '[data-record^="customer:"]' }
const BILLS: FirstScreen = { path: '/customerEnergyBill?id=C-000001', selector: '.chart__svg svg path' }
/** The chart is visible within so many times the time of the list. */
const REACH = 1.5
const PATIENCE = 60_000

/** From the address to what shows the screen. ms */
async function timeOf(browser: Browser, app: string, { path, selector }: FirstScreen, cpu: number): Promise<number> {
  const url = `${app}?token=sim-rep01&loginName=rep01#${path}`
  const context = await coldContext(browser, url)
  try {
    const { page, cdp } = await throttledPage(context, { cpu })
    await page.addInitScript(observePage, { row: selector, shell: 'none', data: 'none' })
    await page.goto(url, { waitUntil: 'commit' })
    const noted = () => window.benchNotes?.row ?? 0
    await until(cdp, () => window.benchNotes?.row !== 0, undefined, PATIENCE)
    return await page.evaluate(noted)
  } finally {
    await context.close()
  }
}

/** Times of one run. ms */
export interface FirstScreens {
  readonly list: number
  readonly chart: number
}

export async function measureFirstScreens(browser: Browser, app: string, cpu: number): Promise<FirstScreens> {
  return { list: await timeOf(browser, app, LIST, cpu), chart: await timeOf(browser, app, BILLS, cpu) }
}

/** One line: the chart of the bills against the list. */
export function printFirstScreens(runs: readonly FirstScreens[]): void {
  const [list, chart] = [median(runs.map((run) => run.list)), median(runs.map((run) => run.chart))]
  const isGood = chart <= list * REACH
  console.log(
    `\n36 months of bills, chart (ms) ${chart.toFixed(0)}, customer list, first row ${list.toFixed(0)}: ` +
      `${(chart / list).toFixed(2)} ×, reach ≤ ${REACH} ×, ${isGood ? 'ok' : 'above'}`,
  )
}
