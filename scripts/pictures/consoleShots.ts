import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { EXAMPLE_TIME } from '../../harness/backend/clock'
import { contactSheet, type Shot } from './sheet'
import { LOOKS } from './takeShots'

/** Windows of testers. CSS px */
const SIZES = [
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
] as const

/**
 * Takes the console of testers with each of its tools, in both languages, themes and windows: `folder/console/*.png`,
 * and a sheet of all beside it. Returns the number of pictures.
 */
export async function consoleShots(browser: Browser, origin: string, folder: string): Promise<number> {
  const shots: Shot[] = []
  mkdirSync(`${folder}/console`, { recursive: true })
  for (const look of LOOKS) {
    const context = await browser.newContext({
      locale: look.language,
      timezoneId: 'Asia/Shanghai',
      viewport: SIZES[0],
      colorScheme: look.theme,
      serviceWorkers: 'block',
    })
    await context.clock.setSystemTime(EXAMPLE_TIME)
    await context.addCookies([{ name: 'sim', value: `console-${look.language}-${look.theme}`, url: origin }])
    const page = await context.newPage()
    await page.goto(new URL('harness.html', origin).href)
    await page.frameLocator('#phone-1').locator('[data-route][data-state="ready"]:not([hidden])').waitFor()
    if (look.language === 'zh-CN') await page.getByRole('button', { name: /中文/ }).click()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      const name = (await tab.getAttribute('id')) ?? ''
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.evaluate(() => document.fonts.ready)
        const title = `${name.replace('tab-', '')} ${look.language} ${look.theme} ${size.width}`
        const shot = { title, width: size.width / 2, png: await page.screenshot() }
        shots.push(shot)
        writeFileSync(`${folder}/console/${title.replaceAll(' ', '-')}.png`, shot.png)
      }
    }
    await context.close()
  }
  await contactSheet(browser, 'console', shots, `${folder}/console.png`)
  return shots.length
}
