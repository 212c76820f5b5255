import { expect, fullUnless, hostTest, type Page, screen, VARIANTS, type Variant } from './fixtures'
import { type BootstrapCase, CASES, isDesktop, storedOf, variantsOf } from './support/bootstrapCase'
import { SigningIn } from './support/SigningIn'
import { recordToasts, toastsOf } from './support/toasts'

/* Section 4 on the real adapters: every case of bootstrap-cases.json in every simulated host it applies to. `npm
   test` runs one case for each step, result and message, each in one host. spec/bootstrap.test.ts runs all cases
   with a fake host. */

const kindOf = ({ step, expect: { shown, message } }: BootstrapCase) => `${step} ${shown} ${message?.kind ?? ''}`

const kinds = [...new Set(CASES.map(kindOf))]

/** The first case of a kind represents it; the hosts take turns. */
function isRepresentative(one: BootstrapCase, variant: Variant): boolean {
  const hosts = variantsOf(one)
  const kind = kinds.indexOf(kindOf(one))
  return hosts[kind % hosts.length] === variant && one === CASES.find((other) => kindOf(other) === kindOf(one))
}

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }

/** Console output of a refused or failed sign-in. */
const FAILED_CALL = /(?:crm\/api\/hqwLogin|sysWebserviceMgr\/getToken|\/analytics)/
/** Sign-in parameters, which are removed from the address bar (wire.md). */
const CREDENTIALS = /[?&](?:ticket|itcode|authorization|token|loginName|authCode|authTenantId|userId)=/
const DOCUMENTS: Readonly<Record<string, string>> = {
  'privacy policy': 'Privacy policy',
  'user agreement': 'User agreement',
}
const PERMISSION = /sales management platform/

const test = hostTest.extend<{ seen: SigningIn }>({
  seen: async ({ page, host, sim }, use) => {
    await recordToasts(page)
    await use(new SigningIn(page, host, sim))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

type Shown = NonNullable<BootstrapCase['expect']['shown']>

/** Expected screen by what the case shows; without a token nobody has the right to the app's first page. */
const SHOWN: Readonly<Record<Shown, (page: Page, expected: BootstrapCase['expect']) => Promise<void>>> = {
  held: async (page) => {
    await expect(page.locator('.boot')).toBeVisible()
    await expect(page.locator('[data-route]')).toHaveCount(0)
  },
  app: (page, { stored }) =>
    expect(screen(page, '/')).toHaveAttribute('data-state', stored.token === null ? 'denied' : 'ready'),
  login: async (page, { path = '' }) => {
    await expect(screen(page, path)).toBeVisible()
    expect(new URL(page.url()).hash.split('?')[0]).toBe(`#${path}`)
  },
  policy: (page, { document = '' }) =>
    expect(screen(page, '/policy').getByRole('heading', { name: DOCUMENTS[document] ?? document })).toBeVisible(),
}

/** False if the case is checked while the page is still loading. */
const isShown = ({ expect: { shown } }: BootstrapCase) => shown !== null && shown !== 'held'

async function expectMessage(seen: SigningIn, { message }: BootstrapCase['expect']): Promise<void> {
  if (message?.kind === 'toast') await expect.poll(() => toastsOf(seen.page)).toEqual([message.text])
  if (message?.kind === 'native-message') {
    const { wire } = await seen.host.waitFor({ kind: 'call', method: 'showNativeMessage' })
    expect(JSON.stringify(wire)).toMatch(PERMISSION)
  }
  if (message === null) expect([await toastsOf(seen.page), await seen.requested('showNativeMessage')]).toEqual([[], 0])
}

async function expectAnalytics(seen: SigningIn, { analytics, stored }: BootstrapCase['expect']): Promise<void> {
  if (analytics === undefined) return
  // Calls are buffered until the analytics script has loaded; if it fails, none arrive.
  await expect.poll(() => seen.analytics('GET')).toHaveLength(1)
  const identified = analytics ? [{ kind: 'identify', loginName: stored.loginName, roles: analytics.roles }] : []
  await expect.poll(() => seen.identified()).toEqual(identified)
}

async function expectAddress(seen: SigningIn, { rewritten }: BootstrapCase['expect']): Promise<void> {
  const address = seen.page.url()
  expect(address).not.toMatch(CREDENTIALS)
  if (rewritten === null) expect(address).not.toContain('isfromhaoqiwangApp')
  if (!rewritten) return
  expect(address).not.toMatch(/greatgas/)
  expect(address).toContain(`${rewritten.added}=1`)
}

for (const variant of VARIANTS) {
  test.describe(`${variant}: signing in`, () => {
    test.use({ variant, ...(isDesktop(variant) ? DESKTOP : {}) })

    for (const one of CASES.filter((each) => variantsOf(each).includes(variant))) {
      test(one.id, fullUnless(isRepresentative(one, variant)), async ({ page, seen, allow }) => {
        if (one.given.server) allow(FAILED_CALL)
        await seen.open(one)
        const expected = one.expect
        if (expected.shown) await SHOWN[expected.shown](page, expected)
        await expectMessage(seen, expected)
        if (isShown(one)) await seen.settle()
        expect(await seen.stored(expected.stored)).toEqual(storedOf(expected.stored))
        // The page's calls use the token of the signed-in user.
        const token = expected.shown === 'app' && expected.stored.token
        await expect.poll(() => seen.tokens()).toEqual(token ? [token] : [])
        await expectAnalytics(seen, expected)
        await expectAddress(seen, expected)
        if (expected.statusBar) await expect.poll(() => seen.requested('hideStatusBar')).toBe(1)
        await expect.poll(() => seen.calls()).toEqual(expected.calls)
      })
    }
  })
}
