import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { EXAMPLE_TIME } from '../harness/backend/clock'
import type { ScenarioName } from '../harness/simulator/scenarios'
import { App } from './support/App'
import { axeViolations } from './support/axe'
import { Host } from './support/Host'
import { watchProblems } from './support/problems'
import { Sim } from './support/Sim'
import { recordToasts, toastsOf } from './support/toasts'

export { full, fullUnless, isFull } from './support/full'
export { Host, VARIANTS, type Variant } from './support/Host'
export { expect, type Page }

/** What the simulator's clock is pinned to (playwright.config.ts); the page's starts there too, and both run on. */
export const CLOCK = EXAMPLE_TIME

interface Fixtures {
  /** The backend simulator of this test alone. */
  sim: Sim
  /** Permits a problem of this kind in this test; the pattern is tried on its whole line. */
  allow: (pattern: RegExp) => void
  /** Texts of every toast since the page was opened: a toast may be gone before a slow machine looks. */
  toasts: () => Promise<string[]>
  /** Fails on accessibility violations of what is on screen, in both themes; for the page that a journey has open anyway. */
  checkAccessibility: (page: Page) => Promise<void>
}

/**
 * Playwright's test with a backend of its own and a guard: a console error or warning, an exception, a failed call or
 * a request outside the origin fails the test unless it was allowed.
 */
export const test = base.extend<Fixtures & { simId: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern
  simId: async ({}, use) => use(randomUUID()),

  sim: async ({ playwright, baseURL, simId }, use) => {
    const http = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { cookie: `sim=${simId}` },
    })
    await use(new Sim(http))
    await http.dispose()
  },

  allow: [
    async ({ context, baseURL, simId }, use) => {
      if (!baseURL) throw new Error('playwright.config.ts has to name a baseURL')
      await context.clock.setSystemTime(CLOCK)
      await context.addCookies([{ name: 'sim', value: simId, url: baseURL }])
      const problems = watchProblems(context, baseURL)
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
 * The same on `/simulated.html`: `host` is the simulated host, which opens the app (`await host.open('/clueList')`), `app`
 * the app in it; `hostTest.use({ variant })` names the host, one of `VARIANTS` or any other scenario.
 */
export const hostTest = test.extend<{ variant: ScenarioName; host: Host; app: App }>({
  variant: ['messaging-android', { option: true }],
  app: async ({ page }, use) => use(new App(page)),
  host: async ({ page, variant }, use) => use(new Host(page, variant)),
})

/** The page that is on screen, by its path. */
export function screen(page: Page, path: string) {
  return page.locator(`[data-route="${path}"]:not([hidden])`)
}

/** Opens a page, signed in by link as one of the personas (`rep01` … `rep05`). */
export async function signIn(page: Page, employee: string, path = '/'): Promise<void> {
  await page.goto(`/?token=sim-${employee}&loginName=${employee}#${path}`)
}
