import type { Browser } from '@playwright/test'
import { screens } from '../../e2e/support/screens'
import { phoneStrip, type Shot } from './sheet'
import { openScreen } from './takeShots'

/** The main job in three steps. */
const SHOWN = ['lead-list-nearest', 'lead-detail', 'lead-follow-up']
const FILE = 'docs/screens.png'

/** Creates `docs/screens.png`: light, English, 390 × 844. */
export async function readmeScreenshot(browser: Browser, origin: string): Promise<string> {
  const shots: Shot[] = []
  for (const name of SHOWN) {
    const screen = screens.find((each) => each.name === name)
    if (!screen) throw new Error(`${name} is not a screen of plugins/leads/screens.ts`)
    const page = await openScreen(browser, origin, screen, { language: 'en', theme: 'light' })
    shots.push({ title: name, width: 390, png: await page.screenshot() })
    await page.context().close()
  }
  await phoneStrip(browser, shots, FILE)
  return FILE
}
