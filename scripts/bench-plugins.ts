import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { EXAMPLE_TIME } from '../harness/backend/clock'
import { staticFiles } from '../harness/server/files'
import { findPlace, serve, stopServing, urlsOf } from '../harness/server/listen'
import { openSimulator } from '../harness/server/simulator'
import { type AreaFigures, areaLines } from './bench/areaReport'
import { type Boot, measureBoot, measureBusy } from './bench/measure'
import { CPU_SLOWDOWN, launch, median } from './bench/profile'
import { scaffoldMany } from './scaffold/scaffold'
import { type TemporaryCopy, temporaryCopy } from './scaffold/temporaryCopy'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { run } from './support/stages'

const PORT = 8097
const COUNTS = '14,140,500'
/** CPU time is taken in so many visits for each run: its differences are small. */
const VISITS = 4
/** Ids of areas that do not end in s: `bench-aab`. */
const idOf = (index: number) =>
  `bench-${[676, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(index / unit) % 26))).join('')}-area`

/** A production build of the app with so many areas, or those that there are already. */
async function buildWith(wanted: number): Promise<TemporaryCopy & { readonly count: number }> {
  const copy = temporaryCopy()
  const there = readdirSync(join(copy.root, 'plugins'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  scaffoldMany(
    copy.root,
    Array.from({ length: Math.max(0, wanted - there.length) }, (_, index) => idOf(index)),
  )
  const built = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {}, copy.root)
  if (built.code !== 0 || !existsSync(join(copy.root, 'dist/index.html'))) throw new Error(built.output)
  return { ...copy, count: Math.max(wanted, there.length) }
}

/** Figures of cold starts at the lead list of a build; `busy`: CPU time, ms at full speed. */
async function measure(folder: string, runs: number): Promise<{ boots: Boot[]; busy: number[] }> {
  const simulator = openSimulator(['--now', EXAMPLE_TIME.toISOString()])
  const place = await findPlace(PORT, false)
  const files = staticFiles(folder, { connect: [], script: [], image: [], frame: [] }, ['gzip'])
  const server = await serve(place, (request, response) =>
    simulator.middleware(request, response, () => files(request, response)),
  )
  const browser = await launch()
  const subject = {
    name: 'app',
    first: `${urlsOf(place)[0] ?? ''}?token=sim-rep01&loginName=rep01#/clueList`,
    second: '',
    selectors: { row: '[data-record^="lead:"]', shell: 'body', data: 'body' },
    gzipSize: (path: string) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
    cpu: CPU_SLOWDOWN,
  }
  try {
    const boots: Boot[] = []
    const busy: number[] = []
    for (let index = 0; index < runs; index++) {
      boots.push(await measureBoot(browser, subject))
      for (let visit = 0; visit < VISITS; visit++) busy.push(await measureBusy(browser, subject))
    }
    return { boots, busy }
  } finally {
    await browser.close()
    await stopServing(server)
    simulator.close()
  }
}

/**
 * `npm run bench:plugins -- [--counts 14,140,500] [--runs 5]`: cold start with many areas in the profile 'mobile'. Quote
 * ratios: times depend on the machine. What an area costs is CPU time; bytes are counted apart, and a thin network's time
 * for them would hide it.
 */
await command(async () => {
  const { values } = parseArgs({
    options: { counts: { type: 'string', default: COUNTS }, runs: { type: 'string', default: '5' } },
  })
  process.env.CHROMIUM_PATH = ensureChromium()
  const rows: AreaFigures[] = []
  for (const wanted of values.counts.split(',').map(Number)) {
    const copy = await buildWith(wanted)
    const { count } = copy
    try {
      const { boots, busy } = await measure(join(copy.root, 'dist'), Number(values.runs))
      const of = (name: keyof Boot) => Math.round(median(boots.map((boot) => boot[name])))
      const atSlowdown = median(busy) * CPU_SLOWDOWN
      rows.push({ count, bytes: of('jsBytes'), interactive: of('interactive'), busy: atSlowdown })
      console.log(
        `${count} areas: ${of('jsBytes')} bytes, first row ${of('row')} ms, interactive ${of('interactive')} ms, ` +
          `CPU time ${Math.round(atSlowdown)} ms`,
      )
    } finally {
      copy.end()
    }
  }
  const [first, ...others] = rows
  for (const [index, each] of others.entries()) {
    const before = rows[index]
    if (!first || !before) break
    for (const { text, isAbove } of areaLines(first, before, each)) {
      console.log(text)
      if (isAbove) process.exitCode = 1
    }
  }
})
