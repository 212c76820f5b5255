import { expect, type Page } from '@playwright/test'

/** A place on the page, once two frames in a row leave it where it is: rows are measured after they are drawn. */
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
