import type { Page } from '@playwright/test'

declare global {
  interface Window {
    seenToasts?: string[]
  }
}

/** Runs in the page: records every text of its toast status line. */
function keepToasts(): void {
  const TOASTS = '[role=status].feedback__toasts'
  const seen: string[] = []
  const notify = ({ textContent }: Node) => textContent && seen.push(textContent)
  window.seenToasts = seen
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      for (const node of addedNodes) {
        if (element?.closest(TOASTS)) notify(node)
        // A status line inserted with its toasts: either they are new, or it was remounted and they are already
        // recorded.
        else if (node instanceof Element)
          for (const toast of node.querySelectorAll(`${TOASTS} > *`))
            if (!seen.includes(`${toast.textContent}`)) notify(toast)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Records the texts of all toasts from the next load on, because a toast may disappear before a slow machine checks it.
 */
export const recordToasts = (page: Page) => page.addInitScript(keepToasts)

/** Texts recorded since the page was opened. */
export const toastsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.seenToasts ?? [])

/** Performs an action that shows a toast, and waits until it has disappeared. */
export async function untilToastGone(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(keepToasts)
  await act()
  await page.waitForFunction(() => (window.seenToasts ?? []).length > 0)
  await page.waitForFunction(() => !document.querySelector('.toast'))
}
