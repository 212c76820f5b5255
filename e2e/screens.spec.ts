import { layoutProblems } from '../scripts/pictures/layout'
import type { Language } from '../src/base/config'
import { expect, full, type Page, signIn, test } from './fixtures'
import { allScreens } from './support/areas'
import { axeViolations } from './support/axe'
import { PLACE, type ScreenToShoot, SIZES, type Size } from './support/screens'

/* Every working screen in every language, theme and width, checked by axe and for unreadable text and small targets.
   One visit covers all, because these can be changed on an open page. In `npm test` axe runs on the pages that
   journeys have open. */

test.use({ permissions: ['geolocation'], geolocation: PLACE, contextOptions: { reducedMotion: 'reduce' } })

const PHONE = SIZES[1]
/** Longer pages are cut. px */
const TALLEST = 3600

const LANGUAGES: readonly Language[] = ['en', 'zh-CN']

const shown = (page: Page) => page.locator('[data-route]:not([hidden])')

async function visit(page: Page, { path, persona, prepare }: ScreenToShoot): Promise<void> {
  if (persona) await signIn(page, persona, path)
  else await page.goto(`/#${path}`)
  await expect(shown(page)).not.toHaveAttribute('data-state', 'loading')
  // Loads the texts of both languages, because a screen may go offline later.
  for (const language of [...LANGUAGES].reverse()) await speak(page, language)
  await prepare?.(page)
}

const speak = (page: Page, language: Language) => page.evaluate((wanted) => window.app?.setLanguage(wanted), language)

async function resize(page: Page, { width, height, tall }: Size, isTall: boolean): Promise<void> {
  await page.setViewportSize({ width, height })
  if (!tall || !isTall) return
  const content = await shown(page).evaluate((element) => element.scrollHeight)
  if (content > height) await page.setViewportSize({ width, height: Math.min(content, TALLEST) })
}

for (const screen of allScreens) {
  test(screen.name, full, async ({ page, allow, checkAccessibility }) => {
    test.setTimeout(120_000)
    if (screen.expected) allow(screen.expected)
    // The simulator's partner systems are on another address of this machine.
    allow(/request outside the origin: http:\/\/127\.0\.0\.1:\d+\//)
    await visit(page, screen)
    for (const language of LANGUAGES) {
      await test.step(language, async () => {
        await speak(page, language)
        await page.setViewportSize(PHONE)
        await checkAccessibility(page)
        for (const size of SIZES) {
          await resize(page, size, screen.tall ?? false)
          // Lists measure their rows again, so a problem counts only if it persists.
          await expect.poll(() => page.evaluate(layoutProblems), `${language}, ${size.width} px`).toEqual([])
        }
      })
    }
  })
}

test('unreadable text in the dark theme is detected', full, async ({ page }) => {
  await page.goto('/#/policy')
  await expect(shown(page)).toHaveAttribute('data-state', 'ready')
  expect(await axeViolations(page)).toEqual([])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'h2 { transition: color 1s !important } @media (prefers-color-scheme: dark) { h2 { color: #222 !important } }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const found = await axeViolations(page)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((line) => !/^dark: color-contrast: .*#222222/s.test(line))).toEqual([])
})
