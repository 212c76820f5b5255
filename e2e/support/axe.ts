import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

interface AxeResult {
  readonly violations: readonly Violation[]
  readonly passes: readonly Violation[]
}

declare global {
  interface Window {
    /** Evaluated from the package's source. */
    axe?: { run(context: unknown, options: unknown): Promise<AxeResult> }
  }
}

const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] }
/** Rules that depend on colours, the only difference between the themes. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Accessibility violations (WCAG 2.1 A and AA) of the current screen in both themes, one line per element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated through the DevTools protocol, so the page's content security policy does not apply. Half a second a
  // time.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const found: string[] = []
  // Dark first, so that the page ends in the theme in which it was opened.
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme)
    const violations = await violationsOf(page, theme === 'light' ? RULES : COLOUR_RULES)
    found.push(...violations.map((line) => `${theme}: ${line}`))
  }
  return found
}

async function violationsOf(page: Page, rules: object): Promise<string[]> {
  const { violations, isContrastRead } = await page.evaluate(async (runOnly) => {
    const { axe } = window
    if (!axe) throw new Error('axe is not in the page')
    // axe treats the empty layer of toasts, which ignores touches, as covering the page.
    const layer = document.querySelector<HTMLElement>('.feedback__toasts:empty')
    layer?.style.setProperty('display', 'none')
    // Nor does it read words over pictures: those of a map stand on surfaces of their own.
    const tiles = document.querySelectorAll<HTMLElement>('.leaflet-tile-pane')
    for (const pane of tiles) pane.style.setProperty('display', 'none')
    // A frame is another page: of another origin it cannot be read, and what axe posts to it would be warned of.
    const options = { runOnly, resultTypes: ['violations'], iframes: false }
    const result = await axe.run({ exclude: [['[hidden]'], ['[inert]']] }, options)
    layer?.style.removeProperty('display')
    for (const pane of tiles) pane.style.removeProperty('display')
    const read = [...result.passes, ...result.violations].map(({ id }) => id)
    return { violations: result.violations, isContrastRead: read.includes('color-contrast') }
  }, rules)
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')} ${failureSummary ?? ''}`.trim()),
  )
  // axe does not report what it cannot decide, so a page on which it can read no text would seem faultless.
  return isContrastRead ? lines : [...lines, 'color-contrast: of no word on the page the contrast could be read']
}

/** Switches the theme of a page that follows the system; resolves when colours and positions are final. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((wanted) => {
    if (getComputedStyle(document.documentElement).colorScheme !== wanted) return false
    // Endless animations, such as skeletons, are ignored.
    const isOnItsWay = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return !document.getAnimations().some(isOnItsWay)
  }, theme)
}
