import type { Locator } from '@playwright/test'
import backCases from '../spec/conformance/back-cases.json' with { type: 'json' }
import routes from '../spec/conformance/routes.json' with { type: 'json' }
import { expect, fullUnless, type Host, isFull, type Page, screen, hostTest as test, VARIANTS } from './fixtures'
import { quiet } from './support/clock'
import { navigateTo } from './support/navigateTo'

/* Core rules on the real adapters in the simulated hosts: going back (section 2), and parts of signing in (section
   4) that bootstrap.spec.ts does not cover. */

const built = routes.filter(({ plugin }) => ['core', 'leads', 'public'].includes(plugin)).map(({ path }) => path)
type BackCase = (typeof backCases.cases)[number]

/** Cases with a page here, or one per action; listeners are tested in the journeys of forms. */
const cases = backCases.cases
  .filter(({ given }) => built.includes(given.path) && !given.listener)
  .filter((one, at, all) => isFull || at === all.findIndex(({ expect: { action } }) => action === one.expect.action))

/** Host method for each action; section 2 names the actions, the methods are ours. */
const METHODS: Readonly<Record<string, string>> = {
  'native-app': 'returnToNativeApp',
  'native-main': 'openNativeMainPage',
  'close-web-view': 'closeWebView',
}

const exits = async (host: Host) =>
  (await host.log({ kind: 'call' }))
    .map(({ method }) => method)
    .filter((method) => Object.values(METHODS).includes(method ?? ''))

for (const variant of VARIANTS) {
  test.describe(`${variant}: going back`, fullUnless(['messaging-android', 'partner-ios'].includes(variant)), () => {
    test.use({ variant })

    const goBackFrom = async (page: Page, host: Host, { given, expect: expected }: BackCase) => {
      await navigateTo(page, '/clueSearchList')
      await navigateTo(page, given.path + given.search)
      await quiet(page)
      const before = await exits(host)
      await host.emit('goBack')
      const method = METHODS[expected.action]
      if (method && variant !== 'browser') {
        await expect.poll(async () => (await exits(host)).slice(before.length)).toEqual([method])
        // The web view stays alive behind the host's page, and the user returns to it.
        await host.call('pane', 'app')
        await expect(screen(page, given.path)).toBeVisible()
      } else {
        const target = { replace: '/clueMap', history: '/clueSearchList' }[expected.action] ?? '/'
        await expect(screen(page, target)).toBeVisible()
        expect((await exits(host)).slice(before.length)).toEqual([])
      }
    }

    test('follows section 2', async ({ page, host }) => {
      test.setTimeout(isFull ? 300_000 : 60_000)
      await host.open('/')
      await expect(screen(page, '/')).toBeVisible()
      for (const one of cases) await test.step(one.id, () => goBackFrom(page, host, one))
    })
  })
}

const signedIn = (page: Page) => expect(screen(page, '/').getByText('Li Wei')).toBeVisible()

for (const variant of ['messaging-android', 'messaging-ios'] as const) {
  test.describe(`${variant}: signing in`, fullUnless(variant === 'messaging-ios'), () => {
    test.use({ variant })

    test('a host that never answers: after 8 s a choice, and a second try', async ({ page, host }) => {
      await host.begin('/', { rules: [{ method: 'getLoginInfo', then: 'silent', times: 1 }] })
      await host.waitFor({ kind: 'call', method: 'getLoginInfo' })
      await page.clock.fastForward(8000)
      const retry = page.getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      await expect(page.locator('[data-route]')).toHaveCount(0)
      await retry.click()
      await signedIn(page)
    })
  })
}

for (const variant of ['partner-android', 'partner-ios'] as const) {
  test.describe(`${variant}: signing in`, fullUnless(variant === 'partner-android'), () => {
    test.use({ variant })

    test('reuses the stored session if the address has no code; without one it asks to open the app again', async ({
      page,
      host,
    }) => {
      await host.open('/', { launch: { path: '/', signIn: 'stored', params: { isfromhaoqiwangApp: '1' } } })
      await signedIn(page)
      await page.evaluate(() => localStorage.clear())
      await host.open('/clueList', { launch: { path: '/', signIn: 'none', params: { isfromhaoqiwangApp: '1' } } })
      await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'denied')
    })

    test('stores what the web-view opener passes on to sibling pages', async ({ page, host }) => {
      await host.open('/')
      await signedIn(page)
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
        authCode: 'auth-rep01',
        authTenantId: 'sim',
      })
    })
  })
}

test.describe('a host with a late native object', () => {
  test.use({ variant: 'bridge-late' })

  test('is awaited if a hint announces it', async ({ page, host, app }) => {
    await host.open('/')
    await signedIn(page)
    expect(await app.runsIn()).toMatchObject({ kind: 'partner' })
  })
})

test.describe('the keyboard of a host', () => {
  const form = (page: Page) => screen(page, '/x/leads/followUp')
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return box ? Math.round(box.y + box.height) : undefined
  }

  test('that covers the page: bar and fields move above it', async ({ page, host }) => {
    await host.open('/x/leads/followUp?id=L-000001')
    const bar = form(page).locator('.frame__bar')
    const last = form(page).getByLabel(/^About/)
    await expect(last).toBeVisible()
    expect(await bottomOf(bar)).toBe(844)
    await last.focus()
    await host.keyboard(true, 300)
    expect(await bottomOf(bar)).toBe(544)
    const barTop = (await bar.boundingBox())?.y ?? 0
    expect(await bottomOf(last)).toBeLessThanOrEqual(barTop)
    await host.keyboard(false)
    expect(await bottomOf(bar)).toBe(844)
  })

  test('that resized the page covers nothing', async ({ page, host }) => {
    await host.open('/x/leads/followUp?id=L-000001')
    const bar = form(page).locator('.frame__bar')
    await expect(bar).toBeVisible()
    await page.setViewportSize({ width: 390, height: 544 })
    await host.keyboard(true, 300)
    await expect.poll(() => bottomOf(bar)).toBe(544)
  })
})
