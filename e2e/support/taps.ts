import { expect, type Page } from '@playwright/test'

/** Counts the user's taps on the pages that are opened from now on, for `within`. */
export const countTaps = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        // A press on a label is followed by one of its input, which the script makes.
        if (event.isTrusted && event.detail > 0)
          sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
      },
      true,
    )
  })

/** A job of the user that takes at most so many taps. */
export async function within(page: Page, most: number, job: () => Promise<void>): Promise<void> {
  const count = () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0))
  const before = await count()
  await job()
  const taps = (await count()) - before
  expect(taps, 'taps').toBeGreaterThan(0)
  expect(taps, 'taps').toBeLessThanOrEqual(most)
}

/** Chromium would ask whether to open a phone app, and take all taps for its answer. */
export const withoutPhoneApp = (page: Page) =>
  page.addInitScript(() => {
    const stay = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'tel:') event.preventDefault()
    }
    window.addEventListener('click', stay, true)
  })
