import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser'
import { EXAMPLE_TIME } from '../../harness/backend/clock'
import { shiftClock } from '../../harness/simulator/appearance'

/** Profile 'mobile': a mid-range phone on a slow network. Bytes per second, ms */
const NETWORK = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
/** How many times slower than this machine the phone is, unless the command sets another factor. */
export const CPU_SLOWDOWN = 4

/** tsx names inner functions through a helper, which the text of a function sent to the page would miss there. */
export const NAME_HELPER = 'globalThis.__name = (value) => value'

export interface Throttled {
  readonly page: Page
  readonly cdp: CDPSession
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    ...launchOptions(),
    args: [...(launchOptions().args ?? []), '--enable-precise-memory-info'],
  })
}

/** A phone with an empty cache and the simulator's clock, and with its own store in the simulator. */
export async function coldContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'sim', value: 'bench', url: new URL(url).origin }])
  await context.addInitScript(NAME_HELPER)
  await context.addInitScript(`(${shiftClock})(window, ${EXAMPLE_TIME.getTime()} - Date.now())`)
  return context
}

/** A tab in that profile; `network: false` disables throttling of the network. */
export async function throttledPage(
  context: BrowserContext,
  { network = true, cpu = CPU_SLOWDOWN } = {},
): Promise<Throttled> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, cdp }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
