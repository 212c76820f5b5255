import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { ScreenToShoot } from '../../e2e/support/screens'
import { EXAMPLE_TIME } from '../../harness/backend/clock'
import { urlsOf } from '../../harness/server/listen'
import { ensureChromium } from '../support/chromium'
import { openPreview } from '../support/previewServer'
import type { Stage } from '../support/stages'
import { changedAreas, placed, type Source } from './findings'
import { layoutProblems } from './layout'
import { openScreen, settled } from './takeShots'

const PORT = 8215
/** The smallest phone, a usual one in the dark, a large one. */
const VIEWS = [
  { width: 320, height: 640, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
  { width: 430, height: 932, theme: 'light' },
] as const

/** Source files of the app's screens, with their texts. */
function sources(): readonly Source[] {
  return ['plugins', 'src']
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

interface Finding {
  /** Width and theme. */
  readonly view: string
  readonly line: string
}

/** What is wrong with a screen, which is opened once and then shown in each view. */
async function findingsOf(
  browser: Browser,
  origin: string,
  screen: ScreenToShoot,
  axeViolations: (page: Page) => Promise<readonly string[]>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  let page: Page | undefined
  try {
    page = await openScreen(browser, origin, screen, { language: 'en' })
    for (const { width, height, theme } of VIEWS) {
      const add = (line: string) => findings.push({ view: `${width} ${theme}`, line })
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      await settled(page, screen.loading)
      for (const line of await page.evaluate(layoutProblems)) add(line)
      if (width === 320) for (const line of await axeViolations(page)) add(line)
    }
  } catch (error) {
    findings.push({ view: 'not shown', line: error instanceof Error ? error.message : String(error) })
  } finally {
    await page?.context().close()
  }
  return findings
}

/**
 * Accessibility and layout of the screens of changed areas, on a production build; the build takes most of the time.
 */
export function screenStage(files: readonly string[]): Stage {
  const changed = changedAreas(files)
  return {
    name: `screens of ${changed.join(', ') || 'no area'}`,
    run: async () => {
      if (changed.length === 0) return { passed: 0, failed: 0, output: '' }
      process.env.CHROMIUM_PATH = ensureChromium()
      const [{ allScreens, areas }, { launchOptions }, { axeViolations }] = await Promise.all([
        import('../../e2e/support/areas'),
        import('../../e2e/support/browser'),
        import('../../e2e/support/axe'),
      ])
      const paths = areas.flatMap(({ id, pages }) => (changed.includes(id) ? pages.map(({ path }) => path) : []))
      const chosen = allScreens.filter(({ path }) => paths.includes(path.split('?')[0] ?? ''))
      const simulator = ['--now', EXAMPLE_TIME.toISOString()]
      const preview = await openPreview({ port: PORT, lan: false, harness: false, simulator })
      const browser = await chromium.launch(launchOptions())
      const problems = new Set<string>()
      const texts = sources()
      try {
        const origin = urlsOf(preview.place)[0] ?? ''
        for (const screen of chosen) {
          const found = await findingsOf(browser, origin, screen, axeViolations)
          for (const { view, line } of found) problems.add(`${screen.name}, ${view}: ${placed(line, texts)}`)
        }
      } finally {
        await browser.close()
        await preview.close()
      }
      return { passed: chosen.length, failed: problems.size, output: [...problems].join('\n') }
    },
  }
}
