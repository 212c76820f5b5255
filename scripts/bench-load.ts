import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { EXAMPLE_TIME } from '../harness/backend/clock'
import { staticFiles } from '../harness/server/files'
import { findPlace, serve, stopServing, urlsOf } from '../harness/server/listen'
import { type DayRun, measureDay, measureOnce, type Run, type Subject } from './bench/measure'
import { buildPage } from './bench/pageBuild'
import { CPU_SLOWDOWN, launch } from './bench/profile'
import { printReport } from './bench/report'
import { measureLongList } from './bench/scroll'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { OUTPUT } from './support/freshness'
import { openPreview } from './support/previewServer'

const PORT = 8096
const RUNS = 5

function gzipSizes(folder: string): (path: string) => number {
  const cache = new Map<string, number>()
  return (path) => {
    const size = cache.get(path) ?? gzipSync(readFileSync(join(folder, path)), { level: 9 }).length
    cache.set(path, size)
    return size
  }
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: String(RUNS) },
      cpu: { type: 'string', default: String(CPU_SLOWDOWN) },
    },
  })
  const runs = Math.max(1, Number(values.runs) || RUNS)
  const cpu = Math.max(1, Number(values.cpu) || CPU_SLOWDOWN)
  process.env.CHROMIUM_PATH = ensureChromium()

  const folder = await buildPage('floor', 'main.tsx')
  const preview = await openPreview({
    port: PORT,
    lan: false,
    harness: false,
    simulator: ['--now', EXAMPLE_TIME.toISOString()],
    encodings: ['gzip'],
  })
  const floorPlace = await findPlace(preview.place.port + 1, false)
  const none = { connect: [], script: [], image: [], frame: [] }
  const floorServer = await serve(floorPlace, staticFiles(folder, none, ['gzip']))
  const [app = '', floorUrl = ''] = [preview.place, floorPlace].map((place) => urlsOf(place)[0] ?? '')

  const subjects: readonly Subject[] = [
    {
      name: 'floor',
      first: floorUrl,
      second: floorUrl,
      selectors: { row: '.floor-row', shell: '.floor-detail', data: '.floor-detail' },
      gzipSize: gzipSizes(folder),
      cpu,
    },
    {
      name: 'app',
      first: `${app}?token=sim-rep01&loginName=rep01#/clueList`,
      second: `${app}#/clueList`,
      selectors: {
        row: '[data-record^="lead:"]',
        shell: '[data-route="/clueDetail"]',
        data: '[data-route="/clueDetail"][data-state="ready"]',
      },
      gzipSize: gzipSizes(resolve(OUTPUT.preview)),
      cpu,
    },
  ]
  const startPage: Subject = {
    name: 'start page',
    first: `${app}?token=sim-rep01&loginName=rep01#/`,
    second: `${app}#/`,
    selectors: { row: '[data-route="/"] li[data-record]', shell: '[data-route="/"]', data: '[data-route="/"]' },
    gzipSize: gzipSizes(resolve(OUTPUT.preview)),
    cpu,
  }
  const browser = await launch()
  try {
    const results = new Map<string, Run[]>(subjects.map(({ name }) => [name, []]))
    const days: DayRun[] = []
    for (let run = 1; run <= runs; run++) {
      // Subjects alternate, so that a busy minute of the machine affects all of them.
      for (const subject of subjects) results.get(subject.name)?.push(await measureOnce(browser, subject))
      days.push(await measureDay(browser, startPage))
      console.log(`run ${run} of ${runs}`)
    }
    const list = await measureLongList(browser, `${app}?token=sim-rep01&loginName=rep01#/clueList?tab=pool`).catch(
      (error: unknown) => {
        console.error('The long list could not be measured:', error)
        process.exitCode = 1
        return undefined
      },
    )
    console.log(
      `\nMedian of ${runs}: 390 × 844, DPR 2, CPU ${cpu}×, 1.6 Mbps, 150 ms, cold cache, gzip, Chromium ${browser.version()}`,
    )
    const [floor = [], measured = []] = ['floor', 'app'].map((name) => results.get(name))
    printReport({ floor, app: measured, day: days, list }, cpu)
  } finally {
    await browser.close()
    await stopServing(floorServer)
    await preview.close()
  }
})
process.exit()
