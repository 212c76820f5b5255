import type { Page } from '@playwright/test'

/**
 * Enlarges text as a host's text zoom does: sizes and line heights of text grow, lengths do not (the inline boot script takes
 * that back). Chromium's own switch for it reaches only Android's web views, so the sizes of the design are multiplied.
 */
export async function zoomText(page: Page, factor: number): Promise<void> {
  await page.evaluate((by) => {
    const root = document.documentElement
    const style = getComputedStyle(root)
    for (const size of ['12', '14', '16', '18', '22', '28']) {
      const font = style.getPropertyValue(`--t${size}`)
      const larger = font.replace(/(\d*\.?\d+)(rem|px)/gi, (_, value, unit) => `${Number(value) * by}${unit}`)
      root.style.setProperty(`--t${size}`, larger)
    }
  }, factor)
}
