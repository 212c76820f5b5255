import { parseArgs } from 'node:util'
import { urlsOf } from '../harness/server/listen'
import { measureOpening, type Opening } from './bench/opening'
import { launch, median } from './bench/profile'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { openPreview } from './support/previewServer'

const PORT = 8097
const RUNS = 5

/** On the machine itself. ms */
const MOST = 2_000

const LINES: readonly { readonly name: string; readonly of: (run: Opening) => number }[] = [
  { name: 'console', of: ({ first }) => first.console },
  { name: 'app in its phone', of: ({ first }) => first.app },
  { name: 'second visit, console', of: ({ second }) => second.console },
  { name: 'second visit, app in its phone', of: ({ second }) => second.app },
]

/** `npm run bench:harness -- [--runs 5]`: how long the built console takes to open, without any slowdown. */
await command(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: String(RUNS) } } })
  const count = Math.max(1, Number(values.runs) || RUNS)
  process.env.CHROMIUM_PATH = ensureChromium()
  const preview = await openPreview({ port: PORT, lan: false, harness: true, simulator: [] })
  const browser = await launch()
  try {
    const [origin = ''] = urlsOf(preview.place)
    const runs: Opening[] = []
    for (let run = 0; run < count; run++) runs.push(await measureOpening(browser, `${origin}harness.html`))
    console.log(`harness.html, 1280 × 860, median of ${count} runs, Chromium ${browser.version()}`)
    for (const { name, of } of LINES) {
      const time = median(runs.map(of))
      const reach = `≤ ${MOST}`.padStart(10) + (time <= MOST ? 'ok' : 'above').padStart(8)
      console.log(`${name.padEnd(34)}${`${time.toFixed(0)} ms`.padStart(10)}${reach}`)
    }
  } finally {
    await browser.close()
    await preview.close()
  }
})
process.exit()
