import type { Locator } from '@playwright/test'

/** Position on screen, with right and bottom edge; CSS px. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on screen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
