import type { Locator, Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** Steps of a movement, because a finger does not jump. */
const STEPS = 8
/**
 * Steps of rest before the finger is lifted: otherwise Chromium detects a fling, which swallows the next tap. A resting
 * finger trembles by a pixel, because the browser drops movements of zero length together with their time.
 */
const REST = 8

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Puts fingers down, moves them along, and lifts them; `at` gives their positions at a fraction of the way, 0 to 1. */
async function touch(page: Page, at: (part: number) => readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const points = (part: number) => at(part).map(({ x, y }, id) => ({ x, y, id }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
  for (let step = 1; step <= STEPS + REST; step += 1) {
    const trembled = step > STEPS && step % 2 === 1 ? 1 : 0
    const touchPoints = points(Math.min(1, step / STEPS)).map((point) => ({ ...point, y: point.y + trembled }))
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/**
 * One finger in the middle of an element at its current position. Playwright's own tap scrolls a list while its row
 * rerenders.
 */
export async function touchOnce(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  await page.touchscreen.tap(x, y)
}

/** One finger, moved sideways by `by` px from the middle of an element. */
export async function swipe(page: Page, element: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(element)
  await touch(page, (part) => [{ x: x + by * part, y }])
}

/** One finger, which drags an element by `by` px. */
export async function drag(page: Page, element: Locator, by: Point): Promise<void> {
  const { x, y } = await middleOf(element)
  await touch(page, (part) => [{ x: x + by.x * part, y: y + by.y * part }])
}

/** Two fingers in the middle of an element, spread until their distance has grown by `factor`. */
export async function pinch(page: Page, element: Locator, factor: number): Promise<void> {
  const { x, y } = await middleOf(element)
  const half = (part: number) => 40 * (1 + (factor - 1) * part)
  await touch(page, (part) => [
    { x: x - half(part), y },
    { x: x + half(part), y },
  ])
}
