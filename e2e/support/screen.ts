import type { Page } from '@playwright/test'
import { navigateTo } from './navigateTo'

export { Sim } from './Sim'
export { untilToastGone } from './toasts'

/** A screen, or a state of one, for `npm run shots` and axe. */
export interface Screen {
  /** Path and search parameters after the `#`. */
  readonly path: string
  /** Signed-in persona; default: `rep01`. */
  readonly persona?: 'rep01' | 'rep02' | 'rep03' | 'rep04' | 'rep05' | 'emp07' | 'nobody'
  /** Longer than a phone: the screenshot shows the whole page. */
  readonly tall?: true
  /** The screenshot shows the skeleton: requests of the page take a minute. */
  readonly loading?: true
  /** Requests to this path fail. */
  readonly fails?: string
  /** Name of the button that opens a sheet or dialog before the screenshot is taken, in either language. */
  readonly opens?: RegExp
  /** Other actions before the screenshot is taken, in either language. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Problems expected on this screen besides the failing request. */
  readonly expected?: RegExp
}

/** The export of an area's `screens.ts`: its screens by name; a string is the path of a screen without options. */
export type Screens = Readonly<Record<string, string | Screen>>

export const shown = (page: Page) => page.locator('[data-route]:not([hidden])')
export const dialog = (page: Page) => page.getByRole('dialog')

/** Presses a button of the page and waits for the sheet or dialog it opens. */
export const opens = (name: RegExp) => async (page: Page) => {
  await shown(page).getByRole('button', { name }).first().click()
  await dialog(page).waitFor()
}

/** The same for an entry of the page's menu. */
export const menuOpens = (name: RegExp) => async (page: Page) => {
  await opens(/^(?:More actions|更多操作)$/)(page)
  const menu = await dialog(page).elementHandle()
  await dialog(page).getByRole('button', { name }).click()
  await menu?.waitForElementState('hidden')
  await dialog(page).waitFor()
}

/** Opens an address and waits until it is loaded. */
export async function show(page: Page, address: string): Promise<void> {
  await navigateTo(page, address)
  await page.locator('[data-route]:not([hidden]):not([data-state="loading"])').waitFor()
}
