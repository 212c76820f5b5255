import { randomUUID } from 'node:crypto'
import { CLOCK, expect, test } from './fixtures'
import { startClocks } from './support/clock'

/** How far the server's clock runs ahead of a test that begins. ms */
const AHEAD = 5000
/** Most that the clocks of page and store may differ by. ms */
const APART = 4000

test('the clocks of a page and of its store agree, however long the server has been running', async ({
  browser,
  baseURL,
  openSim,
}) => {
  const [server, sim] = [await openSim('default'), await openSim(randomUUID())]
  const timeOf = async (store: typeof sim) => Date.parse((await store.state()).now)
  await expect.poll(() => timeOf(server)).toBeGreaterThan(CLOCK.getTime() + AHEAD)
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  await startClocks(context, sim)
  const page = await context.newPage()
  await page.goto('/')
  const pageTime = () => page.evaluate(() => Date.now())
  const before = await pageTime()
  const store = await timeOf(sim)
  expect(store).toBeGreaterThan(before - APART)
  expect(store).toBeLessThan((await pageTime()) + APART)
  await context.close()
})
