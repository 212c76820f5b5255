import type { Page } from '@playwright/test'

/** Keeps every text that a status line of the page ever showed: a toast may be gone before a slow machine looks. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  })
}

/** What `recordToasts` has seen since the page was opened. */
export const toastsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenToasts: string[] }).seenToasts)
