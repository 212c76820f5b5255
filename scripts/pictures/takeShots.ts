import type { Browser, Page } from '@playwright/test'
import type { ScreenToShoot } from '../../e2e/support/screens'
import { NAME_HELPER } from '../bench/profile'
import { layoutProblems } from './layout'
import type { Shot } from './sheet'

const SIZES = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 1280, height: 900 },
] as const
const THEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'zh-CN'] as const

/** The simulator's first moment, so that 'today' is the same day on both sides. */
const NOW = '2026-11-20T09:41:00+08:00'

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const pages = [...document.querySelectorAll('[data-route]:not([hidden])')]
      return pages.length > 0 && pages.every((each) => each.getAttribute('data-state') !== 'loading')
    },
    undefined,
    { timeout: 20_000 },
  )
  await page.evaluate(() => document.fonts.ready)
  // Resize is debounced, and lists measure their rows once more.
  await page.waitForTimeout(250)
}

/** One screen in every theme, language and size, and what is wrong with it. */
export async function takeShots(browser: Browser, origin: string, screen: ScreenToShoot) {
  const shots: Shot[] = []
  const problems: string[] = []
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport: SIZES[1],
        deviceScaleFactor: 2,
        locale: language,
        timezoneId: 'Asia/Shanghai',
        colorScheme: theme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      try {
        await context.addInitScript(NAME_HELPER)
        await context.addInitScript(
          ({ theme, language }) => {
            localStorage.setItem('theme', theme)
            localStorage.setItem('language', language)
          },
          { theme, language },
        )
        await context.clock.setFixedTime(NOW)
        await context.addCookies([{ name: 'sim', value: 'shots', url: origin }])
        const page = await context.newPage()
        const credentials = screen.persona ? `?token=sim-${screen.persona}&loginName=${screen.persona}` : ''
        await page.goto(`${origin}${credentials}#${screen.path}`)
        await settled(page)
        await screen.prepare?.(page)
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await settled(page)
          const title = `${language} ${theme} ${size.width}`
          shots.push({ title, png: await page.screenshot() })
          for (const line of await page.evaluate(layoutProblems)) problems.push(`${screen.name}, ${title}: ${line}`)
        }
      } catch (error) {
        problems.push(
          `${screen.name}, ${language} ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        )
      } finally {
        await context.close()
      }
    }
  }
  return { shots, problems }
}
