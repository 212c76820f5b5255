import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { ScenarioName } from '../harness/simulator/scenarios'
import { App } from './support/App'
import { axeViolations } from './support/axe'
import { startClocks } from './support/clock'
import { Host } from './support/Host'
import { watchNetwork } from './support/network'
import { watchProblems } from './support/problems'
import { Sim } from './support/Sim'
import { recordToasts, toastsOf } from './support/toasts'

/** All areas, for a test that is about one that is missing. */
export const AREAS: readonly string[] = readdirSync('plugins').filter((name) => existsSync(`plugins/${name}/plugin.ts`))

export { CLOCK } from './support/clock'
export { full, fullUnless, isFull } from './support/full'
export { Host, VARIANTS, type Variant } from './support/Host'
export { expect, type Page }

interface Options {
  /**
   * The areas that the app has beside the core, so that what others add changes no count:
   * `test.use({ areas: ['leads', 'visits'] })`. Default: all.
   */
  areas: readonly string[]
}

interface Fixtures {
  /** The test's own backend simulator. */
  sim: Sim
  /** Opens a store of the backend simulator by its id. */
  openSim: (id: string) => Promise<Sim>
  /** Allows problems of this kind in the test; the pattern is matched against the whole line. */
  allow: (pattern: RegExp) => void
  /** Texts of all toasts since the page was opened, because a toast may disappear before a slow machine checks it. */
  toasts: () => Promise<string[]>
  /**
   * Fails on accessibility violations of the current screen in both themes; use it on pages that a journey has open.
   */
  checkAccessibility: (page: Page) => Promise<void>
}

/**
 * Playwright's test with its own backend and a guard: a console error or warning, an exception, a failed call or a
 * request to another origin fails the test unless allowed.
 */
export const test = base.extend<Fixtures & Options & { simId: string }>({
  areas: [AREAS, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern
  simId: async ({}, use) => use(randomUUID()),

  sim: async ({ openSim, simId }, use) => use(await openSim(simId)),

  openSim: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = []
    await use(async (id) => {
      const http = await playwright.request.newContext({
        ...(baseURL && { baseURL }),
        extraHTTPHeaders: { cookie: `sim=${id}` },
      })
      opened.push(http)
      return new Sim(http)
    })
    for (const http of opened) await http.dispose()
  },

  allow: [
    async ({ context, baseURL, sim, simId, areas }, use) => {
      if (!baseURL) throw new Error('playwright.config.ts has to name a baseURL')
      const off = AREAS.filter((area) => area !== 'core' && !areas.includes(area))
      if (off.length > 0)
        await context.addInitScript((pluginsOff) => Object.assign(window, { pluginsOff }), off.join(','))
      await startClocks(context, sim)
      await context.addCookies([{ name: 'sim', value: simId, url: baseURL }])
      const problems = watchProblems(context, baseURL)
      watchNetwork(context)
      const allowed: RegExp[] = []
      await use((pattern) => allowed.push(pattern))
      const unexpected = problems.list.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'nothing unexpected in console and network').toEqual([])
    },
    { auto: true },
  ],

  toasts: async ({ page }, use) => {
    await recordToasts(page)
    await use(() => toastsOf(page))
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  checkAccessibility: async ({}, use) => {
    await use(async (page) => expect(await axeViolations(page), 'accessibility').toEqual([]))
  },
})

/**
 * The same on `/simulated.html`: `host` is the simulated host, which opens the app (`await host.open('/clueList')`),
 * `app` the app in it; `hostTest.use({ variant })` selects the host, one of `VARIANTS` or any other scenario.
 */
export const hostTest = test.extend<{ variant: ScenarioName; host: Host; app: App }>({
  variant: ['messaging-android', { option: true }],
  app: async ({ page }, use) => use(new App(page)),
  host: async ({ page, variant }, use) => use(new Host(page, variant)),
})

/** The visible page with this path. */
export function screen(page: Page, path: string) {
  return page.locator(`[data-route="${path}"]:not([hidden])`)
}

/** Opens a page, signed in by link as a persona (`rep01` … `rep05`). */
export async function signIn(page: Page, employee: string, path = '/'): Promise<void> {
  await page.goto(`/?token=sim-${employee}&loginName=${employee}#${path}`)
}

/** Fills in the sign-in page that is shown, as a persona. */
export async function signInByForm(page: Page, employee: string): Promise<void> {
  const login = screen(page, '/login')
  await login.getByLabel('Account').fill(employee)
  await login.getByLabel('Password', { exact: true }).fill('demo')
  await login.getByRole('checkbox').check({ force: true })
  await login.getByRole('button', { name: 'Sign in' }).click()
}
