import { expect, fullUnless, type Page, hostTest as test } from './fixtures'
import { addressOf, areas } from './support/areas'

/* Contract of every area (plugin contract): each of its built pages is shown in three hosts and both languages over its
   own simulator, without an error, a warning, or a call outside. */

const HOSTS = ['messaging-android', 'partner-ios', 'browser'] as const
const LANGUAGES = ['en', 'zh-CN'] as const
/** Of the matrix so many parts run in `npm test`, hosts in turn. */
const PARTS = 13
/** Not with the largest area. */
const FIRST = 6

/** Opens a page in one language, and shows it in the other one, in which the next page is opened. */
async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
  const shown = page.locator(`[data-route="${address.split('?')[0]}"]:not([hidden])`)
  await expect(shown, `${address} is shown`).toBeVisible()
  await expect(shown, `${address}: ${ADVICE}`).toHaveAttribute('data-state', SHOWN)
  await page.evaluate(
    ([one, other]) => window.app?.setLanguage(document.documentElement.lang === one ? other : one),
    LANGUAGES,
  )
  await expect(shown, `${address} in the other language`).toHaveAttribute('data-state', SHOWN)
}

const SHOWN = /^(?:ready|empty)$/
const ADVICE = 'shows something; a page that needs parameters has an address in `examples` of dev.ts'

// The core's pages are the app itself: signing in, the workbench.
const builtAreas = areas.filter(({ id, pages }) => id !== 'core' && pages.length > 0)

for (const [rank, { id, pages: built }] of builtAreas.entries()) {
  const pages = built.map(addressOf)
  const personas = [...new Set(pages.map(({ persona }) => persona))]
  for (const [part, variant] of HOSTS.entries()) {
    test.describe(`${id} in ${variant}`, () => {
      test.use({ variant, locale: LANGUAGES[(rank + part) % LANGUAGES.length] ?? 'en' })
      test(
        'shows each of its pages in both languages',
        fullUnless((rank * HOSTS.length + part) % PARTS === FIRST),
        async ({ page, host, allow }) => {
          // Pages are left as soon as they show something.
          allow(/an answer came late and was dropped/)
          // The simulator's partner system is on another port of this machine.
          allow(/request outside the origin: http:\/\/127\.0\.0\.1:\d+\//)
          test.setTimeout(60_000 + pages.length * 5_000)
          for (const who of personas) {
            await host.open('/', { launch: { path: '/', persona: who } })
            const own = pages.filter(({ persona }) => persona === who)
            for (const { address } of own) await show(page, address)
          }
        },
      )
    })
  }
}
