import type { Browser, BrowserContext, Page } from '@playwright/test'
import { lengthenAnswers } from '../../e2e/support/longTexts'
import { PLACE, type ScreenToShoot, SIZES, type Size } from '../../e2e/support/screens'
import { EXAMPLE_TIME } from '../../harness/backend/clock'
import { NAME_HELPER } from '../bench/profile'
import { layoutProblems } from './layout'
import type { Shot } from './sheet'

/** Timeout of every wait. ms */
const PATIENCE = 15_000

/** Delay until a page has the layout of its new size. ms */
const RESIZED = 200
/** Longer pages are cut. px */
const TALLEST = 3600

export const LOOKS = (['en', 'zh-CN'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
)
type Look = (typeof LOOKS)[number]

interface ShotOptions {
  /** Every text of a record is long and cannot be broken. */
  readonly long?: boolean | undefined
}

/** Opens a phone that shows the screen; close its context after use. Without a theme the page follows the system's. */
export async function openScreen(
  browser: Browser,
  origin: string,
  screen: ScreenToShoot,
  look: Pick<Look, 'language'> & Partial<Look>,
  { long = false }: ShotOptions = {},
): Promise<Page> {
  const { language, theme = 'system' } = look
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SIZES[1],
    deviceScaleFactor: 2,
    locale: language,
    timezoneId: 'Asia/Shanghai',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: PLACE,
  })
  await context.addInitScript(NAME_HELPER)
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, look)
  await context.clock.setSystemTime(EXAMPLE_TIME)
  // An own store, so that actions on one screen do not affect another's screenshot.
  await context.addCookies([{ name: 'sim', value: `shots-${screen.name}-${language}-${theme}`, url: origin }])
  context.setDefaultTimeout(PATIENCE)
  if (long) await lengthenAnswers(context)
  const page = await context.newPage()
  const credentials = screen.persona ? `?token=sim-${screen.persona}&loginName=${screen.persona}` : ''
  await page.goto(`/${credentials}#${screen.path}`)
  await settled(page)
  await screen.prepare?.(page)
  return page
}

/** Waits until the visible page has its data, its fonts and its layout. */
export async function settled(page: Page, isLoading = false): Promise<void> {
  if (isLoading) {
    await page.evaluate(() => document.fonts.ready)
    await page.locator('[data-route]:not([hidden]) .skeleton--shown').first().waitFor()
    return page.waitForTimeout(RESIZED)
  }
  await page.waitForFunction(() => {
    const pages = [...document.querySelectorAll('[data-route]:not([hidden])')]
    // The page stays in its loading state beneath the password sheet.
    if (document.querySelector('[role="dialog"]')) return true
    return pages.length > 0 && pages.every((each) => each.getAttribute('data-state') !== 'loading')
  })
  await page.evaluate(() => document.fonts.ready)
  // Parts that load separately.
  await page.waitForFunction(
    () =>
      document.querySelector('[role="dialog"]') ??
      // Examples load near the viewport, and one of them shows skeletons.
      !document.querySelector('[data-route]:not([hidden]) .skeleton:not(.example *)'),
  )
  // Resizing is debounced, and lists remeasure their rows.
  await page.waitForTimeout(RESIZED)
}

async function sized(page: Page, size: Size, { tall, loading }: ScreenToShoot): Promise<void> {
  const { width, height } = size
  await page.setViewportSize({ width, height })
  await settled(page, loading)
  if (!tall || !size.tall) return
  const content = await page.evaluate(
    () => document.querySelector('[data-route]:not([hidden])')?.scrollHeight ?? innerHeight,
  )
  if (content <= height) return
  await page.setViewportSize({ width, height: Math.min(content, TALLEST) })
  await settled(page)
}

async function takeLook(page: Page, screen: ScreenToShoot, { language, theme }: Look) {
  const shots: Shot[] = []
  const problems: string[] = []
  // The themes differ only in colours, so the medium size is taken in one of them.
  for (const size of SIZES.filter(({ width }) => width !== 390 || theme === 'light')) {
    await sized(page, size, screen)
    const title = `${language} ${theme} ${size.width}`
    // A desktop screenshot is large enough at single density.
    const scale = size.width > 1000 ? 'css' : 'device'
    shots.push({ title, width: size.width, png: await page.screenshot({ scale }) })
    for (const line of await page.evaluate(layoutProblems)) problems.push(`${screen.name}, ${title}: ${line}`)
  }
  return { shots, problems }
}

/** Takes one screen in every theme, language and size; returns the screenshots and the layout problems. */
export async function takeShots(browser: Browser, origin: string, screen: ScreenToShoot, options: ShotOptions = {}) {
  const shots: Shot[] = []
  const problems: string[] = []
  for (const look of LOOKS) {
    let context: BrowserContext | undefined
    try {
      const page = await openScreen(browser, origin, screen, look, options)
      context = page.context()
      const taken = await takeLook(page, screen, look)
      shots.push(...taken.shots)
      problems.push(...taken.problems)
    } catch (error) {
      const words = error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error)
      problems.push(`${screen.name}, ${look.language} ${look.theme}: ${words}`)
    } finally {
      // Requests of the background may still be under way.
      await context?.unrouteAll({ behavior: 'ignoreErrors' })
      await context?.close()
    }
  }
  return { shots, problems }
}
