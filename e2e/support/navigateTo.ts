import { expect, type Page } from '@playwright/test'

/** Opens an address of the app like a link, without reloading. Resolves when its page is visible. */
export async function navigateTo(page: Page, address: string): Promise<void> {
  // An app that has not started yet would take the address for its first one.
  await page.locator('[data-route]').first().waitFor({ state: 'attached' })
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
  await expect(page.locator(`[data-route="${address.split('?')[0]}"]:not([hidden])`)).toBeVisible()
}
