import { expect, full, type Page, screen, signIn, test } from './fixtures'

/** Failure drills (section 8, plugin contract 'Registry'): what breaks stays small, is reported, and has a way on. */

const DETAIL_CODE = '**/assets/*LeadDetail*.js'

const list = (page: Page) => screen(page, '/clueList')
const detail = (page: Page) => screen(page, '/clueDetail')
const openLead = (page: Page) => list(page).getByRole('link', { name: 'Hongsheng Ceramics' }).click()

async function openList(page: Page): Promise<void> {
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
}

test('code of a page that is missing: a sentence, the preload event, and a retry that works', async ({
  page,
  allow,
}) => {
  allow(/404|ChunkError|console error|ChunkLoadError/)
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { preloadErrors: seen })
    addEventListener('app:preload-error', (event) => seen.push((event as CustomEvent).detail))
  })
  await page.route(DETAIL_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await openList(page)
  await openLead(page)
  await expect(detail(page).getByText('Part of the app could not be loaded', { exact: false })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'preloadErrors'))).toEqual([{ plugin: 'leads' }])
  await page.unroute(DETAIL_CODE)
  await detail(page).getByRole('button', { name: 'Try again' }).click()
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
})

test('from a page whose code is missing the way back leads to the list as it was', full, async ({ page, allow }) => {
  allow(/404|ChunkError|console error|ChunkLoadError/)
  await page.route(DETAIL_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await openList(page)
  await openLead(page)
  await detail(page).getByRole('button', { name: 'Go back' }).click()
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
})

test('code that takes longer than 5 s is logged with its plugin, the page says that it is on its way', async ({
  page,
  allow,
}) => {
  allow(/plugin leads: its code takes longer than 5000 ms/)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.clock.install({ time: new Date('2026-11-20T09:41:00+08:00') })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(DETAIL_CODE, async (route) => {
    await arrived
    await route.fallback()
  })
  await openList(page)
  await openLead(page)
  await expect(detail(page)).toHaveAttribute('data-state', 'loading')
  await page.clock.runFor(5100)
  await expect.poll(() => warnings).toContain('plugin leads: its code takes longer than 5000 ms')
  arrive()
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
})

test.describe('a new deployment while the tab is open', () => {
  /** Serves the page with another entry script, as the next build would; counts how often it was loaded. */
  async function deploy(page: Page): Promise<() => number> {
    let loads = 0
    await page.route(/\/(?:\?[^#]*)?$/, async (route) => {
      if (route.request().isNavigationRequest()) loads++
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({
        response: answer,
        body: html.replaceAll(/assets\/main\.\w+\.js/g, 'assets/main.00000000.js'),
      })
    })
    const entry = await page.locator('script[data-entry]').getAttribute('src')
    await page.route('**/assets/main.00000000.js', async (route) =>
      route.fulfill({
        response: await route.fetch({
          url: new URL(
            entry ?? '',
            route
              .request()
              .url()
              .replace(/assets.*/, ''),
          ).href,
        }),
      }),
    )
    return () => loads
  }

  test('the page whose code is gone reloads once and shows what was asked for', async ({ page, allow }) => {
    allow(/404|ChunkLoadError/)
    let isGone = true
    await page.route(DETAIL_CODE, (route) =>
      isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
    )
    await openList(page)
    const loads = await deploy(page)
    page.on('framenavigated', () => {
      isGone = loads() === 0
    })
    await openLead(page)
    await expect(detail(page)).toHaveAttribute('data-state', 'ready')
    expect(loads()).toBe(1)
    await expect(page.locator('script[data-entry]')).toHaveAttribute('src', 'assets/main.00000000.js')
  })

  test('code that the new one lacks as well does not reload for ever', full, async ({ page, allow }) => {
    allow(/404|ChunkError|console error|ChunkLoadError/)
    await page.route(DETAIL_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await openList(page)
    const loads = await deploy(page)
    await openLead(page)
    await expect(detail(page).getByText('Part of the app could not be loaded', { exact: false })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('code that is fetched ahead is nobody’s reason to reload', full, async ({ page, allow }) => {
    allow(/404/)
    const asked = page.waitForRequest(DETAIL_CODE)
    await page.route(DETAIL_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await signIn(page, 'rep01', '/clueList')
    await expect(page.locator('script[data-entry]')).toBeAttached()
    const loads = await deploy(page)
    await asked
    await expect(list(page)).toHaveAttribute('data-state', 'ready')
    expect(loads()).toBe(0)
  })
})

test('an error in a page: its area and owner, reported, a retry and a way back; other pages go on', async ({
  page,
  sim,
  allow,
}) => {
  allow(/console error/)
  await page.addInitScript(() => {
    // What writes the numbers of a page, once the page is there.
    const isThere = () => document.querySelector('[data-route="/clueDetail"]') !== null
    const { padStart } = String.prototype
    String.prototype.padStart = function (...given) {
      if (Reflect.get(window, 'isBroken') && isThere()) throw new Error('the drill broke this page')
      return padStart.apply(this, given)
    }
  })
  await openList(page)
  await page.evaluate(() => Reflect.set(window, 'isBroken', true))
  await openLead(page)
  await expect(detail(page)).toHaveAttribute('data-state', 'error')
  await expect(
    detail(page).getByText(/The leads area \(team-leads\) reported: the drill broke this page/),
  ).toBeVisible()
  await expect.poll(async () => JSON.stringify(await sim.log())).toMatch(/plugin leads \(team-leads\)/)
  await page.evaluate(() => Reflect.set(window, 'isBroken', false))
  await detail(page).getByRole('button', { name: 'Try again' }).click()
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
})

test('a rejection that nobody caught is reported, and the app goes on', async ({ page, sim, allow }) => {
  allow(/nobody caught this/)
  await openList(page)
  await page.evaluate(() => void Promise.reject(new Error('nobody caught this')))
  await expect
    .poll(async () => JSON.stringify(await sim.log()))
    .toMatch(/unhandled rejection: Error: nobody caught this/)
  await openLead(page)
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('texts that do not come: English words, and the app starts', async ({ page, allow }) => {
    allow(/404|ChunkLoadError|console warning/)
    await page.route('**/assets/*chinese*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await openList(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
