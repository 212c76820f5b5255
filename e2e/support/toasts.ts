import type { Page } from '@playwright/test'

/** Keeps every text that a status line of the page ever showed: a toast may be gone before a slow machine looks. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenToasts: seen })
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (!element?.closest('[role=status].feedback__toasts')) continue
        for (const node of addedNodes) if (node.textContent) seen.push(node.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** What `recordToasts` has seen since the page was opened. */
export const toastsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenToasts: string[] }).seenToasts)
