import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { allScreens } from '../e2e/support/areas'
import { launchOptions } from '../e2e/support/browser'
import type { ScreenToShoot } from '../e2e/support/screens'
import { EXAMPLE_TIME } from '../harness/backend/clock'
import { UsageError, urlsOf } from '../harness/server/listen'
import { consoleShots } from './pictures/consoleShots'
import { readmeScreenshot } from './pictures/readme'
import { contactSheet } from './pictures/sheet'
import { takeShots } from './pictures/takeShots'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { openPreview } from './support/previewServer'

const PORT = 8210
const FOLDER = 'shots'
/** Screens taken in parallel. */
const AT_ONCE = 3

/**
 * `npm run shots` takes every screen; `-- lead-list` those whose names begin with it; `-- --at URL` on a running
 * server; `-- --console` the console of testers; `-- --long` with long texts without a break in place of the records'
 * own; `-- --readme` creates the README's screenshot instead.
 */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        console: { type: 'boolean' },
        long: { type: 'boolean' },
        readme: { type: 'boolean' },
      },
    })
    return { wanted: positionals, ...values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function openServer(at: string | undefined, harness: boolean) {
  if (at) return { origin: at, close: async () => undefined }
  const simulator = ['--now', EXAMPLE_TIME.toISOString()]
  const preview = await openPreview({ port: PORT, lan: false, harness, simulator })
  return { origin: urlsOf(preview.place)[0] ?? '', close: preview.close }
}

/** One browser per screen, because hundreds of screenshots are too many for one. */
async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

interface Place {
  readonly origin: string
  readonly long: boolean | undefined
}

/** Saves the screenshots of one screen; returns its problems. */
async function shoot(browser: Browser, { origin, long }: Place, screen: ScreenToShoot): Promise<readonly string[]> {
  const { shots, problems } = await takeShots(browser, origin, screen, { long })
  mkdirSync(`${FOLDER}/${screen.name}`, { recursive: true })
  for (const { title, png } of shots) writeFileSync(`${FOLDER}/${screen.name}/${title.replaceAll(' ', '-')}.png`, png)
  await contactSheet(browser, screen.name, shots, `${FOLDER}/${screen.name}.png`)
  console.log(`${screen.name.padEnd(28)} ${shots.length} pictures, ${problems.length} problems`)
  return problems
}

async function shootAll(place: Place, chosen: readonly ScreenToShoot[]): Promise<string[]> {
  const waiting = [...chosen]
  const problems: string[] = []
  const work = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      problems.push(...(await withBrowser((browser) => shoot(browser, place, screen))))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return problems
}

await command(async () => {
  const { wanted, at, console: ofConsole = false, long, readme } = readArguments()
  const chosen = allScreens.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
  process.env.CHROMIUM_PATH = ensureChromium()
  const server = await openServer(at, ofConsole)
  try {
    if (readme) {
      console.log(await withBrowser((browser) => readmeScreenshot(browser, server.origin)))
      return
    }
    if (ofConsole) {
      const count = await withBrowser((browser) => consoleShots(browser, server.origin, FOLDER))
      console.log(`${count} pictures of the console in ${FOLDER}/`)
      return
    }
    const problems = await shootAll({ origin: server.origin, long }, chosen)
    for (const line of problems) console.error(line)
    console.log(`\n${chosen.length} screens in ${FOLDER}/, ${problems.length} problems`)
    process.exitCode = problems.length > 0 ? 1 : 0
  } finally {
    await server.close()
  }
})
process.exit()
