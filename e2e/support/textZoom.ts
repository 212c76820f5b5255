import type { Page } from '@playwright/test'

/**
 * Enlarges text like a host's text zoom: font sizes and line heights grow, lengths do not (the inline boot script
 * reverts that). Chromium's own switch works only in Android web views, so the design's sizes are multiplied.
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
