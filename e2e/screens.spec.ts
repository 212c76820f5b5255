import { layoutProblems } from '../scripts/pictures/layout'
import type { Language } from '../src/base/config'
import { expect, full, type Page, signIn, test } from './fixtures'
import { allScreens } from './support/areas'
import { axeViolations } from './support/axe'
import { inGroups, PLACE, type ScreenToShoot, SIZES, type Size, titleOf } from './support/screens'

/* Every working screen, checked by axe in both themes, and for unreadable text and small targets in every language and
   width. One visit covers all, because these can be changed on an open page. axe reads no words, so one language will
   do. In `npm test` axe runs on the pages that journeys have open. */

test.use({ permissions: ['geolocation'], geolocation: PLACE, contextOptions: { reducedMotion: 'reduce' } })

const PHONE = SIZES[1]
/** Longer pages are cut. px */
const TALLEST = 3600

const LANGUAGES: readonly Language[] = ['en', 'zh-CN']

const shown = (page: Page) => page.locator('[data-route]:not([hidden])')

async function visit(page: Page, { path, persona, prepare }: ScreenToShoot): Promise<void> {
  await page.setViewportSize(PHONE)
  if (persona) await signIn(page, persona, path)
  else {
    // From another address of the app only the hash would change.
    await page.goto('about:blank')
    await page.goto(`/#${path}`)
  }
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

async function check(page: Page, { tall = false }: ScreenToShoot, language: Language): Promise<void> {
  await speak(page, language)
  for (const size of SIZES) {
    await resize(page, size, tall)
    // Lists measure their rows again, so a problem counts only if it persists.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(layoutProblems), `${language}, ${size.width} px`)
      .toEqual([])
  }
}

for (const group of inGroups(allScreens)) {
  test(titleOf(group), full, async ({ page, allow }) => {
    test.setTimeout(120_000 * group.length)
    // The simulator's partner systems are on another address of this machine.
    allow(/request outside the origin: http:\/\/127\.0\.0\.1:\d+\//)
    for (const screen of group) {
      if (screen.expected) allow(screen.expected)
      await test.step(screen.name, async () => {
        await visit(page, screen)
        expect.soft(await axeViolations(page)).toEqual([])
        for (const language of LANGUAGES) await check(page, screen, language)
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
