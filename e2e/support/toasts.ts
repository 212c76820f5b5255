import type { Page } from '@playwright/test'

/** Runs in the page: keeps every text that its status line for toasts shows. */
function keepToasts(): void {
  const TOASTS = '[role=status].feedback__toasts'
  const seen: string[] = []
  const tell = ({ textContent }: Node) => textContent && seen.push(textContent)
  Object.assign(window, { seenToasts: seen })
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      for (const node of addedNodes) {
        if (element?.closest(TOASTS)) tell(node)
        // A line that comes with its toasts: they waited for it, or it is drawn anew and they were seen before.
        else if (node instanceof Element)
          for (const toast of node.querySelectorAll(`${TOASTS} > *`))
            if (!seen.includes(`${toast.textContent}`)) tell(toast)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Keeps the texts of all toasts from the next load on: a toast may be gone before a slow machine looks. */
export const recordToasts = (page: Page) => page.addInitScript(keepToasts)

/** What `recordToasts` has seen since the page was opened. */
export const toastsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenToasts: string[] }).seenToasts)

/** Does what shows a toast, and waits until it has gone. */
export async function untilToastGone(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(keepToasts)
  await act()
  await page.waitForFunction(() => (window as unknown as { seenToasts: string[] }).seenToasts.length > 0)
  await page.locator('.toast').waitFor({ state: 'detached' })
}
