import { parseArgs } from 'node:util'
import { staticFiles } from '../harness/server/files'
import { findPlace, serve, stopServing, urlsOf } from '../harness/server/listen'
import { KINDS, type Kind, type MapRun, measureMap } from './bench/map/measure'
import { buildPage } from './bench/pageBuild'
import { launch, median, percentile } from './bench/profile'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'

const PORT = 8097
const RUNS = 3
/** CPU slowdown → target (performance.md). ms */
const REACH: readonly { readonly slowdown: number; readonly p95: number; readonly worst: number }[] = [
  { slowdown: 1, p95: 20, worst: 50 },
  { slowdown: 4, p95: 33, worst: 120 },
]

const row = (...cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(9))).join('')

/** Median over the runs of each figure, ours beside plain Leaflet and the bare machine. */
function report(runs: Readonly<Record<Kind, readonly MapRun[]>>, reach: (typeof REACH)[number]): void {
  console.log(`\nCPU ${reach.slowdown}×`)
  console.log(row('frames, ms', ...KINDS, 'ratio', 'reach'))
  for (const part of ['pan', 'zoom'] as const) {
    for (const [name, of, most] of [
      ['p95', (frames: readonly number[]) => percentile(frames, 0.95), reach.p95],
      ['worst', (frames: readonly number[]) => Math.max(...frames), reach.worst],
    ] as const) {
      const figure = (kind: Kind) => median(runs[kind].map((run) => of(run[part])))
      const ours = figure('ours')
      console.log(
        row(
          `${part}, ${name}`,
          ...KINDS.map((kind) => figure(kind).toFixed(0)),
          `${(ours / figure('plain')).toFixed(2)} ×`,
          `≤ ${most}`,
          ours <= most ? '  ok' : '  above',
        ),
      )
    }
  }
}

await command(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: String(RUNS) } } })
  const count = Math.max(1, Number(values.runs) || RUNS)
  process.env.CHROMIUM_PATH = ensureChromium()
  const folder = await buildPage('map', 'main.ts')
  const place = await findPlace(PORT, false)
  const server = await serve(place, staticFiles(folder, { connect: [], script: [], image: [], frame: [] }, ['gzip']))
  const browser = await launch()
  try {
    const [url = ''] = urlsOf(place)
    console.log(`10,000 points in view, 390 × 844, DPR 2, median of ${count} runs, Chromium ${browser.version()}`)
    for (const reach of REACH) {
      const runs: Record<Kind, MapRun[]> = { none: [], plain: [], ours: [] }
      for (let run = 0; run < count; run++)
        // In turns, so that a busy minute of the machine affects all of them.
        for (const kind of KINDS) runs[kind].push(await measureMap(browser, url, kind, reach.slowdown))
      report(runs, reach)
    }
  } finally {
    await browser.close()
    await stopServing(server)
  }
})
process.exit()
