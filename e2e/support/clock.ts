import type { BrowserContext, Page } from '@playwright/test'
import { EXAMPLE_TIME } from '../../harness/backend/clock'
import type { Sim } from './Sim'

/** Start of the clocks of each test's store (playwright.config.ts) and of its pages; both run on from there. */
export const CLOCK = EXAMPLE_TIME

/** Section 2: going back is ignored until 300 ms after the last one. ms */
const BACK_COUNTS_AGAIN = 320
/** The clock can only be stopped at a later time. ms */
const A_MOMENT = 1000
/** The same where nothing is shown yet that could go away; a busy machine needs more than a moment. ms */
const A_WHILE = 30_000

/** Starts the clocks of a test's store and of its pages together; the store's starts with its first request. */
export async function startClocks(context: BrowserContext, sim: Sim): Promise<void> {
  await sim.state()
  await context.clock.setSystemTime(CLOCK)
}

/** Ends the back debounce by advancing the page's clock. */
export const quiet = (page: Page): Promise<void> => page.clock.fastForward(BACK_COUNTS_AGAIN)

/** Stops the page's clock, so that nothing disappears by itself; rendering and requests continue. */
export async function holdStill(page: Page): Promise<void> {
  const hold = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + A_MOMENT)
  // A busy machine may need more than the moment; the try that failed has stopped the clock.
  await hold().catch(hold)
}

/** As `holdStill`, for a page that is opened after it: a slow machine reaches none of its time limits by loading. */
export const holdFromStart = (page: Page): Promise<void> => page.clock.pauseAt(CLOCK.getTime() + A_WHILE)

/**
 * Waits until the app has done its deferred start-up work. Advancing the clock by minutes before would time out the
 * chunks that are being loaded.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.app?.isSettled)
}
