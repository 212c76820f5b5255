import { expect, fullUnless, hostTest, type Page, screen, VARIANTS, type Variant } from './fixtures'
import { type BootstrapCase, CASES, isDesktop, storedOf, variantsOf } from './support/bootstrapCase'
import { SigningIn } from './support/SigningIn'
import { recordToasts, toastsOf } from './support/toasts'

/*
 * Section 4 on the real adapters: every case of bootstrap-cases.json in every simulated host that it can mean; in `npm test`
 * the first of each step, of what is shown and of what is said, each in one of its hosts. spec/bootstrap.test.ts has all
 * cases over a fake host.
 */

const kindOf = ({ step, expect: { shown, message } }: BootstrapCase) => `${step} ${shown} ${message?.kind ?? ''}`

const kinds = [...new Set(CASES.map(kindOf))]

/** The first case of a kind represents it; which of its hosts does goes round, so that each has its share. */
function isRepresentative(one: BootstrapCase, variant: Variant): boolean {
  const hosts = variantsOf(one)
  const kind = kinds.indexOf(kindOf(one))
  return hosts[kind % hosts.length] === variant && one === CASES.find((other) => kindOf(other) === kindOf(one))
}

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }

/** What a refused or lost sign-in leaves in the console. */
const FAILED_CALL = /(?:crm\/api\/hqwLogin|sysWebserviceMgr\/getToken|\/analytics)/
/** Parameters that sign somebody in; they leave the address bar (wire.md). */
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

/** What is on screen, by what the case says is shown; without a token nobody has the right to the app's first page. */
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

/** False where the case looks at a page that is still on its way. */
const isShown = ({ expect: { shown } }: BootstrapCase) => shown !== null && shown !== 'held'

async function expectMessage(seen: SigningIn, { message }: BootstrapCase['expect']): Promise<void> {
  if (message?.kind === 'toast') await expect.poll(() => toastsOf(seen.page)).toEqual([message.text])
  if (message?.kind === 'native-message') {
    const { wire } = await seen.host.waitFor({ kind: 'call', method: 'showNativeMessage' })
    expect(JSON.stringify(wire)).toMatch(PERMISSION)
  }
  if (message === null) expect([await toastsOf(seen.page), await seen.asked('showNativeMessage')]).toEqual([[], 0])
}

async function expectAnalytics(seen: SigningIn, { analytics, stored }: BootstrapCase['expect']): Promise<void> {
  if (analytics === undefined) return
  // What is told waits for the tool's script; one that does not load is told nothing.
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
        // Whoever is signed in is who the page asks as.
        const token = expected.shown === 'app' && expected.stored.token
        await expect.poll(() => seen.tokens()).toEqual(token ? [token] : [])
        await expectAnalytics(seen, expected)
        await expectAddress(seen, expected)
        if (expected.statusBar) await expect.poll(() => seen.asked('hideStatusBar')).toBe(1)
        expect(await seen.calls()).toEqual(expected.calls)
      })
    }
  })
}
