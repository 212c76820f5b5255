import { expect, full, type Page, screen, signIn, test } from './fixtures'
import { atRest } from './support/atRest'
import { openDeployment } from './support/deployment'
import { navigateTo } from './support/navigateTo'
import { goOffline } from './support/network'
import { listsCached, shellCached } from './support/shell'
import { storedKeys } from './support/storedKeys'
import { storedText } from './support/storedText'
import { recordToasts, toastsOf } from './support/toasts'

/**
 * The app without network (architecture 'Offline'): the service worker provides the shell, IndexedDB the lists seen
 * last.
 */

test.use({ serviceWorkers: 'allow' })

/** Console output without network: failed calls, reports that could not be sent, the analytics script. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|console (?:error|warning)|\/analytics:/

/**
 * Limit from the start of the navigation to the list on screen; a cold open takes 500 ms on a developer's machine. ms
 */
const OFFLINE_OPEN = 1500

/**
 * Limit from the first rows to the last stored file: 2.2 s on a developer's machine, 11 s on one with other work. ms
 */
const STORED_WITHIN = 30_000

/** Bar above rows of an earlier visit; the clock of these tests starts at 9:41. */
const AS_OF = /^Offline\. As of 09:4\d$/

const list = (page: Page) => screen(page, '/clueList')
const detail = (page: Page) => screen(page, '/clueDetail')

/** A visit with network, long enough for everything to be cached. */
async function visit(page: Page): Promise<void> {
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
  await shellCached(page)
  await listsCached(page, 1)
}

/** Records when the list has its rows; the tests' clock replaces `performance`, but not the timeline. */
async function watchList(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('[data-route="/clueList"][data-state="ready"] [data-record]')) return
      look.disconnect()
      Object.assign(window, { rowsAt: document.timeline.currentTime })
    })
    look.observe(document, { subtree: true, childList: true, attributes: true })
  })
  return async () => Number(await page.evaluate(() => Reflect.get(window, 'rowsAt')))
}

test('a list seen once is there without network, with its age, and a lead never opened shows what the list knows of it', async ({
  page,
  context,
  allow,
  checkAccessibility,
}) => {
  allow(NO_NETWORK)
  await visit(page)
  const first = (await list(page).getByRole('link').first().textContent()) ?? ''

  await test.step('only files of the app are cached, no calls', async () => {
    const urls = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
    })
    expect(urls.filter((path) => !/^\/(?:index\.html|assets\/[\w.-]+\.[0-9a-f]{8}\.\w+)$/.test(path))).toEqual([])
  })

  await test.step('what is in view stays at its place when the bar comes and goes', async () => {
    const inView = list(page).getByRole('article').nth(6)
    await inView.scrollIntoViewIfNeeded()
    await list(page).evaluate((element) => element.scrollBy(0, 300))
    const top = async () => (await inView.boundingBox())?.y ?? 0
    const before = await atRest(page, top)
    await goOffline(context)
    const bar = list(page).getByText('Offline', { exact: true })
    await expect(bar).toBeInViewport()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
    await context.setOffline(false)
    await expect(bar).toHaveCount(0)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  })

  await page.close()
  await goOffline(context)
  const cold = await context.newPage()
  await test.step('the start page opens cold: areas by name, and their lists', async () => {
    await cold.goto('/#/')
    await cold.getByRole('button', { name: 'Leads', exact: true }).click()
    await expect(list(cold).getByText(AS_OF)).toBeVisible()
  })
  await test.step('so does the list', async () => {
    await cold.goto('about:blank')
    await cold.goto('/#/clueList')
    await expect(list(cold)).toHaveAttribute('data-state', 'ready')
    await expect(list(cold).getByText(AS_OF)).toBeVisible()
    expect(await list(cold).getByRole('link').first().textContent()).toBe(first)
    await checkAccessibility(cold)
    await context.setOffline(false)
    await expect(list(cold).getByText(/Offline/)).toHaveCount(0)
    await expect(list(cold)).toHaveAttribute('data-state', 'ready')
  })
  await test.step('a lead never opened before shows its basics; the rest follows when there is network', async () => {
    await goOffline(context)
    await list(cold).getByRole('link').first().click()
    await expect(detail(cold).getByText('Only the basics are shown.')).toBeVisible()
    await expect(detail(cold).getByText('Offline', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(detail(cold)).toHaveAttribute('data-state', 'ready')
  })
  await test.step('signing out deletes the stored lists', async () => {
    await cold.goto('/#/x/core/profile')
    await cold.getByRole('button', { name: 'Sign out' }).click()
    await cold.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(screen(cold, '/login')).toBeVisible()
    await expect.poll(() => storedKeys(cold, 'pages')).toEqual([])
  })
})

test('a cold open without network takes at most a second and a half', full, async ({ page, context, allow }) => {
  allow(NO_NETWORK)
  await visit(page)
  await page.close()
  await goOffline(context)
  const cold = await context.newPage()
  const rowsAt = await watchList(cold)
  const took: number[] = []
  const best = () => Math.min(...took)
  // The fastest of ten, to exclude other load on the machine; one that is fast enough shows it.
  while (took.length < 10 && best() > OFFLINE_OPEN) {
    await cold.goto('about:blank')
    await cold.goto('/#/clueList')
    await expect(list(cold).getByText(AS_OF)).toBeVisible()
    took.push(await rowsAt())
  }
  console.log(`offline cold open → list: ${took.map(Math.round).join(', ')} ms`)
  expect(best()).toBeLessThanOrEqual(OFFLINE_OPEN)
})

test(
  'right after the first sign-in a form that is not stored yet says so without network, and opens once there is network',
  full,
  async ({ page, context, allow }) => {
    allow(NO_NETWORK)
    allow(/service worker|worker\.js|ERR_FAILED|Failed to register|Loading chunk|ChunkLoadError/)
    await context.route('**/worker.js', (route) => route.abort())
    await signIn(page, 'rep01', '/clueDetail?id=L-000001')
    await expect(detail(page)).toHaveAttribute('data-state', 'ready')
    await goOffline(context)
    await detail(page).getByRole('button', { name: 'Follow up', exact: true }).click()
    const form = screen(page, '/x/leads/followUp')
    await expect(form.getByRole('heading', { name: 'This page is not on this phone yet' })).toBeVisible()
    await context.setOffline(false)
    await form.getByRole('textbox', { name: /What was/ }).fill('Talked at the gate.')
  },
)

test('the app is stored within seconds of the first rows', full, async ({ page }) => {
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
  const readyAt = await page.evaluate(() => Number(document.timeline.currentTime))
  await shellCached(page)
  const storedAt = await page.evaluate(() => Number(document.timeline.currentTime))
  console.log(`first rows → all files stored: ${Math.round(storedAt - readyAt)} ms`)
  expect(storedAt - readyAt).toBeLessThan(STORED_WITHIN)
})

test('a day in the basement: filter, list, record and today’s items are there after a cold start; what is written lies over the record until it is sent once', async ({
  page,
  context,
  allow,
  sim,
}) => {
  allow(NO_NETWORK)
  await signIn(page, 'rep01', '/')
  await screen(page, '/')
    .getByRole('button', { name: /^\d+ more$/ })
    .click()
  await expect(screen(page, '/').getByRole('listitem').filter({ hasText: 'Hongsheng Ceramics' }).first()).toBeVisible()
  await expect.poll(async () => JSON.stringify(await storedKeys(page, 'pages'))).toContain('workbench')
  await navigateTo(page, '/clueList')
  const row = (of: Page) => list(of).locator('[data-record="lead:L-000001"]')
  // A filter set before the list is shown replaces its request, and only what was shown is stored.
  await expect(row(page)).toBeVisible()
  await list(page).getByRole('button', { name: 'Score 80+' }).click()
  await row(page).getByRole('link').click()
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
  await expect(detail(page).getByText('Chen Min').first()).toBeAttached()
  await expect(detail(page).getByRole('tab', { name: /Timeline \d/ })).toBeVisible()
  const events = Number(
    (
      await detail(page)
        .getByRole('tab', { name: /Timeline/ })
        .textContent()
    )?.match(/\d+/)?.[0],
  )
  await shellCached(page)
  await listsCached(page, 2)
  for (const part of ['contacts', 'tracks', 'clockIns'])
    await expect.poll(() => storedText(page), `a copy of its ${part}`).toContain(`"${part}":{"raw"`)
  await page.close()
  await goOffline(context)

  const cold = await context.newPage()
  await recordToasts(cold)
  await cold.goto('/#/')
  const start = screen(cold, '/')
  await expect(start.getByText(AS_OF)).toBeVisible()
  await start.getByRole('button', { name: /^\d+ more$/ }).click()
  await expect(start.getByRole('listitem').filter({ hasText: 'Hongsheng Ceramics' }).first()).toBeVisible()
  await cold.getByRole('button', { name: /^Leads/ }).click()
  await expect(list(cold).getByText(AS_OF)).toBeVisible()
  await expect(list(cold).getByRole('button', { name: 'Score 80+' })).toHaveAttribute('aria-pressed', 'true')
  await row(cold).getByRole('link').click()
  await expect(detail(cold)).toHaveAttribute('data-state', 'ready')
  await expect(detail(cold).getByText(AS_OF)).toBeVisible()
  await expect(detail(cold).getByText('Chen Min').first()).toBeAttached()

  await detail(cold).getByRole('button', { name: 'Follow up', exact: true }).click()
  const form = screen(cold, '/x/leads/followUp')
  await expect(form.getByText('Offline', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: /With/ }).click()
  await cold.getByRole('dialog').getByRole('radio').first().click({ force: true })
  await form.getByRole('textbox', { name: /What was/ }).fill('Talked in the basement, without network.')
  await form.getByRole('button', { name: 'In a week' }).click()
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect(form).toHaveCount(0)

  await expect(detail(cold).getByText(/could not be loaded/)).toHaveCount(0)
  const next = detail(cold).locator('.lead-next')
  await expect(next).toContainText('27 Nov')
  await expect(next).toContainText('Waiting to be sent')
  await expect(detail(cold).locator('[data-record^="outbox:"]')).toContainText('Waiting to be sent')
  await expect(detail(cold).getByRole('tab', { name: `Timeline ${events + 1}` })).toBeVisible()
  await expect(detail(cold).getByRole('button', { name: '1 waiting' })).toBeVisible()
  await cold.goBack()
  await expect(row(cold)).toContainText('Waiting to be sent')
  await expect(row(cold)).toContainText('27 Nov')
  await list(cold).getByRole('button', { name: '1 waiting' }).click()
  await expect(screen(cold, '/x/core/outbox').getByText('Hongsheng Ceramics')).toBeVisible()
  await cold.goBack()
  expect(await sim.log('ennNewClueTrack/insert')).toHaveLength(0)

  await context.setOffline(false)
  await expect(list(cold).getByText(/Offline|waiting/i)).toHaveCount(0)
  await expect(row(cold)).toContainText('27 Nov')
  await row(cold).getByRole('link').click()
  const timeline = detail(cold).getByRole('list', { name: 'Timeline' })
  await expect(timeline.getByText('Talked in the basement, without network.')).toHaveCount(1)
  await expect(next).toContainText('27 Nov')
  await expect(detail(cold).getByText(/Offline|waiting/i)).toHaveCount(0)
  await expect(detail(cold).getByRole('tab', { name: `Timeline ${events + 1}` })).toBeVisible()
  expect(await sim.log('ennNewClueTrack/insert')).toHaveLength(1)
  expect((await toastsOf(cold)).filter((words) => /network|server error/i.test(words))).toEqual([])
})

test('a list never seen before shows that there is no network', full, async ({ page, context, allow }) => {
  allow(NO_NETWORK)
  await visit(page)
  await goOffline(context)
  await page.goto('/#/clueList?tab=pool')
  await expect(list(page)).toHaveAttribute('data-state', 'error')
  await expect(list(page).getByText('No network connection', { exact: true })).toBeVisible()
})

test(
  'a new deployment is used at the next load; one that takes longer than two seconds, or is gone, is served from the cache',
  full,
  async ({ page, baseURL, allow }) => {
    // The server may end with a request under way.
    allow(
      /request outside the origin|ERR_(?:CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET)|console (?:error|warning)|\/analytics:/,
    )
    const deployment = await openDeployment(baseURL ?? '')
    const isDeployment = (number: number) => page.locator(`html[data-deployment="${number}"]`)
    const deploy = (number: number) => {
      deployment.page = (html) => html.replace('<html ', `<html data-deployment="${number}" `)
    }
    await page.goto(`${deployment.origin}/?token=sim-rep01&loginName=rep01#/clueList`)
    await expect(list(page)).toHaveAttribute('data-state', 'ready')
    await shellCached(page)
    await listsCached(page, 1)

    deploy(2)
    // One that takes longer than two seconds is used at the load after.
    await expect(async () => {
      await page.reload()
      await expect(isDeployment(2)).toBeAttached({ timeout: 1000 })
    }).toPass()
    await expect(list(page)).toHaveAttribute('data-state', 'ready')

    deploy(3)
    deployment.delay = 15_000
    await page.reload()
    await expect(list(page)).toHaveAttribute('data-state', 'ready')
    await expect(isDeployment(3)).toHaveCount(0)

    await deployment.close()
    await page.reload()
    await expect(list(page).getByText(AS_OF)).toBeVisible()
  },
)
