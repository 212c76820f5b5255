import type { Page } from '@playwright/test'

/** Section 2: going back counts again after 300 ms of quiet. ms */
const BACK_COUNTS_AGAIN = 320
/** The clock can be stopped a moment ahead only. ms */
const A_MOMENT = 1000

/** Lets going back count again; the page's clock jumps, nobody waits. */
export const quiet = (page: Page): Promise<void> => page.clock.fastForward(BACK_COUNTS_AGAIN)

/** Stops the page's clock, so that nothing goes away by itself; what is drawn or asked goes on. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + A_MOMENT)
}
