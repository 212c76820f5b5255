import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser'
import { screens } from '../e2e/support/screens'
import { urlsOf } from '../harness/server/listen'
import { contactSheet } from './pictures/sheet'
import { takeShots } from './pictures/takeShots'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { openPreview } from './support/previewServer'

const PORT = 8097
const FOLDER = 'shots'

await command(async () => {
  // `npm run shots -- lead-list` pictures the screens whose names begin so.
  const wanted = process.argv.slice(2)
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
  process.env.CHROMIUM_PATH = ensureChromium()
  const preview = await openPreview({ port: PORT, lan: false, harness: false, simulator: [] })
  const origin = urlsOf(preview.place)[0] ?? ''
  const browser = await chromium.launch(launchOptions())
  const problems: string[] = []
  try {
    for (const screen of chosen) {
      const result = await takeShots(browser, origin, screen)
      problems.push(...result.problems)
      mkdirSync(`${FOLDER}/${screen.name}`, { recursive: true })
      for (const { title, png } of result.shots)
        writeFileSync(`${FOLDER}/${screen.name}/${title.replaceAll(' ', '-')}.png`, png)
      await contactSheet(browser, screen.name, result.shots, `${FOLDER}/${screen.name}.png`)
      console.log(`${screen.name.padEnd(28)} ${result.shots.length} pictures, ${result.problems.length} problems`)
    }
  } finally {
    await browser.close()
    await preview.close()
  }
  for (const line of problems) console.error(line)
  console.log(`\n${chosen.length} screens in ${FOLDER}/, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
})
process.exit()
