import { expect, type Page } from '@playwright/test'

/** A position on the page, once it is the same in two consecutive frames: rows are measured after they are rendered. */
export async function atRest(page: Page, place: () => Promise<number>): Promise<number> {
  let found = Number.NaN
  await expect(async () => {
    const before = await place()
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))))
    found = await place()
    expect(found).toBe(before)
  }).toPass()
  return found
}
