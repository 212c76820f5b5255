import type { Browser, BrowserContext } from '@playwright/test'
import { NAME_HELPER } from './profile'

/**
 * When the console can be used, and when the app in its phone shows its first page with data. ms since the navigation
 */
interface Moments {
  console: number
  app: number
}

export interface Opening {
  readonly first: Moments
  readonly second: Moments
}

declare global {
  interface Window {
    benchOpening?: Moments
  }
}

/** Runs in each page before anything else; notes the moments in the outer one. */
function watchOpening(): void {
  if (window.parent !== window) return
  const moments: Moments = { console: 0, app: 0 }
  window.benchOpening = moments
  const look = (): void => {
    const phone = document.querySelector('iframe')
    if (moments.console === 0 && document.querySelector('header button') && phone) moments.console = performance.now()
    const page = phone?.contentDocument?.querySelector('[data-route][data-state="ready"]:not([hidden])')
    if (page) moments.app = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function visit(context: BrowserContext, address: string): Promise<Moments> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'commit' })
  const moments = await page.waitForFunction(() => (window.benchOpening?.app ? window.benchOpening : undefined))
  const seen = await moments.jsonValue()
  if (!seen) throw new Error('the console did not open')
  await page.close()
  return seen
}

/** Opens the console of a tester who was never there, and again. */
export async function measureOpening(browser: Browser, address: string): Promise<Opening> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'sim', value: 'bench', url: new URL(address).origin }])
  await context.addInitScript(NAME_HELPER)
  await context.addInitScript(watchOpening)
  try {
    return { first: await visit(context, address), second: await visit(context, address) }
  } finally {
    await context.close()
  }
}
