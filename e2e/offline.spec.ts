import { expect, type Page, screen, signIn, test } from './fixtures'
import { listsKept, shellKept } from './support/shell'

/** The app without network (architecture 'Offline'): the service worker brings the shell, IndexedDB the lists seen last. */

test.use({ serviceWorkers: 'allow' })

/** What the browser says of every call that finds no network, and the app of what it could not send. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|console (?:error|warning)/

/** From the start of the navigation to the list on screen, in a cold open on a developer's machine 500 ms. ms */
const OFFLINE_OPEN = 1500

const list = (page: Page) => screen(page, '/clueList')
const detail = (page: Page) => screen(page, '/clueDetail')

/** A visit with network, long enough for everything to be kept. */
async function visit(page: Page): Promise<void> {
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
  await shellKept(page)
  await listsKept(page, 1)
}

/** When a mark of the app was set, from the start of the navigation. ms */
function markTime(page: Page, name: string): Promise<number> {
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name)
}

test('a cold open without network shows the list that was seen last, and says how old it is', async ({
  page,
  context,
  allow,
  checkAccessibility,
}) => {
  allow(NO_NETWORK)
  await visit(page)
  const first = await list(page).getByRole('link').first().textContent()
  await page.close()
  await context.setOffline(true)

  const cold = await context.newPage()
  await cold.goto('/#/clueList')
  await expect(list(cold)).toHaveAttribute('data-state', 'ready')
  await expect(list(cold).getByText(/^Offline\. As of 9:4\d\.$/)).toBeVisible()
  expect(await list(cold).getByRole('link').first().textContent()).toBe(first)
  const took = await markTime(cold, 'app:data')
  console.log(`offline cold open → list: ${Math.round(took)} ms`)
  expect(took).toBeLessThanOrEqual(OFFLINE_OPEN)
  await checkAccessibility(cold)

  await context.setOffline(false)
  await expect(list(cold).getByText(/Offline/)).toHaveCount(0)
  await expect(list(cold)).toHaveAttribute('data-state', 'ready')
})

test('a lead opened without network shows what the list knows of it, and a retry brings the rest', async ({
  page,
  context,
  allow,
}) => {
  allow(NO_NETWORK)
  await visit(page)
  await context.setOffline(true)
  await page.reload()
  const link = list(page).getByRole('link').first()
  await link.click()
  await expect(
    detail(page)
      .getByText(/No network connection/)
      .first(),
  ).toBeVisible()
  await context.setOffline(false)
  await detail(page).getByRole('button', { name: 'Try again' }).first().click()
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
})

test('a list that was never seen says that there is no network', async ({ page, context, allow }) => {
  allow(NO_NETWORK)
  await visit(page)
  await context.setOffline(true)
  await page.goto('/#/clueList?tab=pool')
  await expect(list(page)).toHaveAttribute('data-state', 'error')
  await expect(list(page).getByText('No network connection', { exact: true })).toBeVisible()
})

test('whoever signs out leaves no list behind', async ({ page, allow }) => {
  allow(NO_NETWORK)
  await visit(page)
  await page.goto('/#/x/core/profile')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const answer = page.getByRole('dialog').getByRole('button', { name: 'Sign out' })
  if (await answer.isVisible()) await answer.click()
  await expect(screen(page, '/login')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('gas-sales')
            opening.onsuccess = () => {
              const counting = opening.result.transaction('pages').objectStore('pages').count()
              counting.onsuccess = () => resolve(counting.result)
            }
          }),
      ),
    )
    .toBe(0)
})

test('only the files of the app are kept, none of its calls', async ({ page }) => {
  await visit(page)
  const urls = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(urls.filter((path) => !/^\/(?:index\.html|assets\/[\w.-]+\.[0-9a-f]{8}\.\w+)$/.test(path))).toEqual([])
})

test('a new deployment is taken up at the next load', async ({ page, context }) => {
  await visit(page)
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<html ', '<html data-deployment="2" '),
    })
  })
  await page.reload()
  await expect(page.locator('html[data-deployment="2"]')).toBeAttached()
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
})
