import { AREAS, expect, full, type Page, screen, signIn, test } from './fixtures'
import { navigateTo } from './support/navigateTo'

/**
 * Failure drills (section 8, plugin contract 'Registry'): failures are contained, reported, and leave a way to
 * continue.
 */

const DETAIL_CODE = '**/assets/lead-detail*.js'

const list = (page: Page) => screen(page, '/clueList')
const detail = (page: Page) => screen(page, '/clueDetail')
const openLead = (page: Page) => list(page).getByRole('link', { name: 'Hongsheng Ceramics' }).click()

async function openList(page: Page): Promise<void> {
  await signIn(page, 'rep01', '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
}

test('a missing page chunk: message, preload event, and a working retry', async ({ page, allow }) => {
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

test('going back from a page whose code is missing restores the list', full, async ({ page, allow }) => {
  allow(/404|ChunkError|console error|ChunkLoadError/)
  await page.route(DETAIL_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await openList(page)
  await openLead(page)
  await detail(page).getByRole('button', { name: 'Back' }).click()
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
})

test(
  'code that takes longer than 5 s is logged with its plugin, and the page shows that it is loading',
  full,
  async ({ page }) => {
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
  },
)

test.describe('a new deployment while the tab is open', () => {
  const NEXT = 'data-deployment="0000000000000000"'

  /** Serves the page as of another deployment; returns a counter of its loads. */
  async function deploy(page: Page): Promise<() => number> {
    let loads = 0
    await page.route(/\/(?:\?[^#]*)?$/, async (route) => {
      if (route.request().isNavigationRequest()) loads++
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({ response: answer, body: html.replace(/data-deployment="\w+"/, NEXT) })
    })
    return () => loads
  }

  test('a page whose code is gone reloads once and shows the requested page', async ({ page, allow }) => {
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
    await expect(page.locator(`script[${NEXT}]`)).toBeAttached()
  })

  test('code that the new one lacks as well does not cause endless reloads', full, async ({ page, allow }) => {
    allow(/404|ChunkError|console error|ChunkLoadError/)
    await page.route(DETAIL_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await openList(page)
    const loads = await deploy(page)
    await openLead(page)
    await expect(detail(page).getByText('Part of the app could not be loaded', { exact: false })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('a failed prefetch does not cause a reload', full, async ({ page, allow }) => {
    allow(/404/)
    const requested = page.waitForRequest(DETAIL_CODE)
    await page.route(DETAIL_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await signIn(page, 'rep01', '/clueList')
    await expect(page.locator('script[data-deployment]')).toBeAttached()
    const loads = await deploy(page)
    await requested
    await expect(list(page)).toHaveAttribute('data-state', 'ready')
    expect(loads()).toBe(0)
  })
})

test('an error in a page: message with a retry; area and owner are reported; other pages work', async ({
  page,
  sim,
  allow,
}) => {
  allow(/console error/)
  await page.addInitScript(() => {
    // Breaks number formatting once the page is shown.
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
  await expect(detail(page).getByRole('heading', { level: 1 })).toHaveText('Lead')
  await expect(detail(page).getByText(/Nothing you entered is lost/)).toBeVisible()
  await expect(detail(page).getByText(/team-leads|the drill broke/)).toHaveCount(0)
  await expect.poll(async () => JSON.stringify(await sim.log())).toMatch(/plugin leads \(team-leads\)/)
  await page.evaluate(() => Reflect.set(window, 'isBroken', false))
  await detail(page).getByRole('button', { name: 'Try again' }).click()
  await expect(detail(page)).toHaveAttribute('data-state', 'ready')
})

/** Serves the entry script with something of an area's definition replaced by what throws. */
async function breakDefinition(page: Page, part: string, withThrown: (thrown: string) => string): Promise<void> {
  await page.route('**/assets/main.*.js', async (route) => {
    const answer = await route.fetch()
    const script = await answer.text()
    const broken = script.replaceAll(part, withThrown('(()=>{throw Error("the drill")})()'))
    expect(broken).not.toBe(script)
    await route.fulfill({ response: answer, body: broken })
  })
}

test('an area whose definition throws: its pages and the menu say so, its owner is reported, the others work', async ({
  page,
  sim,
  allow,
}) => {
  // The hints of the page's head name the code of the page that is not opened.
  allow(/console error|was preloaded using link preload but not used/)
  await breakDefinition(page, '({id:"permissions",owner:', (thrown) => `({id:${thrown},owner:`)
  await signIn(page, 'rep01', '/roleList')
  await expect(screen(page, '/roleList')).toHaveAttribute('data-state', 'error')
  await expect(screen(page, '/roleList').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await sim.log()))
    .toMatch(/plugin permissions \(team-platform\), registry: Error: definition-failed: Error: the drill/)
  await navigateTo(page, '/clueList')
  await expect(list(page)).toHaveAttribute('data-state', 'ready')
  await navigateTo(page, '/')
  await expect(screen(page, '/').getByText('Not available at the moment: permissions')).toBeVisible()
  await expect(screen(page, '/').getByRole('button', { name: /^Leads/ })).toBeVisible()
})

test(
  'an area whose routes throw: pages of other areas that link to it go on without the links',
  full,
  async ({ page, sim, allow }) => {
    allow(/console error|was preloaded using link preload but not used/)
    await breakDefinition(page, '"/clueList"', (thrown) => thrown)
    await signIn(page, 'rep01', '/customerDetails?id=C-000001')
    const customer = screen(page, '/customerDetails')
    await expect(customer).toHaveAttribute('data-state', 'ready')
    await expect(customer.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Call/ })).toBeVisible()
    await expect(customer.getByRole('button', { name: 'New lead' })).toHaveCount(0)
    await expect
      .poll(async () => JSON.stringify(await sim.log()))
      .toMatch(/plugin leads \(team-leads\), registry: Error: definition-failed: Error: the drill/)
  },
)

test.describe('without roles', () => {
  test.use({ areas: AREAS.filter((area) => area !== 'permissions') })

  test(
    'an area that is switched off has neither pages nor menu entry, and nothing of it is requested',
    full,
    async ({ page }) => {
      const files: string[] = []
      page.on('request', (request) => files.push(request.url()))
      await signIn(page, 'rep01', '/')
      await expect(screen(page, '/').getByRole('button', { name: /^Leads/ })).toBeVisible()
      await expect(screen(page, '/').getByRole('button', { name: 'My roles' })).toHaveCount(0)
      await navigateTo(page, '/roleList')
      await expect(screen(page, '/roleList')).toHaveAttribute('data-state', 'not-found')
      expect(files.filter((file) => /permissions/.test(file))).toEqual([])
    },
  )
})

test.describe('without leads', () => {
  test.use({ areas: AREAS.filter((area) => area !== 'leads') })

  test(
    'a list whose area is switched off is neither asked for nor loaded when the app is opened at it',
    full,
    async ({ page }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await signIn(page, 'rep01', '/clueList')
      await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'not-found')
      expect(requested.filter((url) => /getClueOwnList|lead-list/.test(url))).toEqual([])
    },
  )
})

test('an unhandled rejection is reported and the app keeps working', async ({ page, sim, allow }) => {
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

  test('missing texts: the app starts in English', async ({ page, allow }) => {
    allow(/404|ChunkLoadError|console warning/)
    await page.route('**/assets/zh-CN.*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await openList(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('in Chinese, without the texts of an area', () => {
  test.use({ locale: 'zh-CN' })

  test('its page says that a part is missing, and a retry shows it', full, async ({ page, sim, allow }) => {
    allow(/404|ChunkLoadError|console error|ChunkError/)
    const texts = '**/assets/permissions-locales-zh-CN*.js'
    await page.route(texts, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await signIn(page, 'rep01', '/roleList')
    await expect(screen(page, '/roleList')).toHaveAttribute('data-state', 'error')
    await expect.poll(async () => JSON.stringify(await sim.log())).toMatch(/plugin permissions \(team-platform\)/)
    await page.unroute(texts)
    await screen(page, '/roleList').getByRole('button', { name: '重试' }).click()
    await expect(screen(page, '/roleList')).toHaveAttribute('data-state', 'ready')
  })
})

test.describe('the workbench', () => {
  const workbench = (page: Page) => screen(page, '/')
  const PARTS_OF_AREAS = /assets\/(?:icons|contributions)\.\w+\.js/

  test('remains complete if icons, badges and due items cannot be loaded; the page is not reloaded', async ({
    page,
    allow,
  }) => {
    allow(/404|ChunkLoadError|plugin [\w-]+ \(|Loading chunk/)
    let loads = 0
    page.on('load', () => {
      loads++
    })
    await page.route(PARTS_OF_AREAS, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await signIn(page, 'rep01', '/')
    await expect(workbench(page).getByText('What is due could not be loaded')).toBeVisible()
    await workbench(page).getByRole('button', { name: 'Leads', exact: true }).click()
    await expect(list(page)).toHaveAttribute('data-state', 'ready')
    expect(loads).toBe(1)
  })

  test('loads no texts of the areas’ pages', full, async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await signIn(page, 'rep01', '/')
    await expect(workbench(page).getByRole('button', { name: /^Leads/ })).toBeVisible()
    await expect(workbench(page).locator('[data-record]').first()).toBeVisible()
    expect(files.filter((file) => /plugins_(?!core)[\w-]+_locales/.test(file))).toEqual([])
  })

  test('requests nothing of an area that the user may not open', full, async ({ page, sim }) => {
    await signIn(page, 'rep04', '/')
    await expect(workbench(page)).toHaveAttribute('data-state', 'ready')
    await expect(workbench(page).getByText('Sun Hao')).toBeVisible()
    // Until the employee info has loaded, a sign-in by link does not know its roles and every area is requested.
    const before = (await sim.log('leads/today')).length
    await page.reload()
    await expect(workbench(page).getByText('Your application is with', { exact: false })).toBeVisible()
    expect(await sim.log('leads/today')).toHaveLength(before)
  })
})
