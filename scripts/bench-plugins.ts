import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { EXAMPLE_TIME } from '../harness/backend/clock'
import { staticFiles } from '../harness/server/files'
import { findPlace, serve, stopServing, urlsOf } from '../harness/server/listen'
import { openSimulator } from '../harness/server/simulator'
import { type AreaFigures, areaLines } from './bench/areaReport'
import { type Boot, measureBoot, measureBusy, type Subject } from './bench/measure'
import { CPU_SLOWDOWN, launch, median, percentile } from './bench/profile'
import { scaffoldMany } from './scaffold/scaffold'
import { type TemporaryCopy, temporaryCopy } from './scaffold/temporaryCopy'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { run } from './support/stages'

const PORT = 8097
const COUNTS = '14,140'
/** Number of visits per run that measure CPU time, because its differences are small. */
const VISITS = 4
/** Ids of areas that do not end in s: `bench-aab`. */
const idOf = (index: number) =>
  `bench-${[676, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(index / unit) % 26))).join('')}-area`

/** A production build of the app with this many areas, or with the existing ones. */
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

/** A served build with the measurements of its cold starts at the lead list. */
interface Site {
  readonly count: number
  readonly subject: Subject
  readonly boots: Boot[]
  /** CPU time, ms at full speed. */
  readonly busy: number[]
  end(): Promise<void>
}

async function serveBuild({ count, root, end }: Awaited<ReturnType<typeof buildWith>>): Promise<Site> {
  const folder = join(root, 'dist')
  const simulator = openSimulator(['--now', EXAMPLE_TIME.toISOString()])
  const place = await findPlace(PORT, false)
  const files = staticFiles(folder, { connect: [], script: [], image: [], frame: [] }, ['gzip'])
  const server = await serve(place, (request, response) =>
    simulator.middleware(request, response, () => files(request, response)),
  )
  const subject = {
    name: `${count} areas`,
    first: `${urlsOf(place)[0] ?? ''}?token=sim-rep01&loginName=rep01#/clueList`,
    second: '',
    selectors: { row: '[data-record^="lead:"]', shell: 'body', data: 'body' },
    gzipSize: (path: string) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
    cpu: CPU_SLOWDOWN,
  }
  return {
    count,
    subject,
    boots: [],
    busy: [],
    end: async () => {
      await stopServing(server)
      simulator.close()
      end()
    },
  }
}

/** The builds take turns, so that a machine that slows down affects all of them. */
async function measure(sites: readonly Site[], runs: number): Promise<void> {
  const browser = await launch()
  try {
    for (let index = 0; index < runs; index++) {
      for (const { subject, boots } of sites) boots.push(await measureBoot(browser, subject))
      for (let visit = 0; visit < VISITS; visit++)
        for (const { subject, busy } of sites) busy.push(await measureBusy(browser, subject))
    }
  } finally {
    await browser.close()
  }
}

/** Other work only adds to CPU time, so the lower quartile of the visits is the best estimate. */
function figuresOf({ count, boots, busy }: Site): AreaFigures {
  const of = (name: keyof Boot) => Math.round(median(boots.map((boot) => boot[name])))
  const figures = { count, bytes: of('jsBytes'), interactive: of('interactive') }
  const atSlowdown = percentile(busy, 0.25) * CPU_SLOWDOWN
  console.log(
    `${count} areas: ${figures.bytes} bytes, first row ${of('row')} ms, interactive ${figures.interactive} ms, ` +
      `CPU time ${Math.round(atSlowdown)} ms`,
  )
  return { ...figures, busy: atSlowdown }
}

/**
 * `npm run bench:plugins -- [--counts 14,140] [--runs 5]`: cold start with many areas in the profile 'mobile'. Quote
 * ratios: times depend on the machine. The cost of an area is CPU time; bytes are counted apart, and their time
 * on a slow network would hide it.
 */
await command(async () => {
  const { values } = parseArgs({
    options: { counts: { type: 'string', default: COUNTS }, runs: { type: 'string', default: '5' } },
  })
  process.env.CHROMIUM_PATH = ensureChromium()
  const sites: Site[] = []
  try {
    for (const wanted of values.counts.split(',').map(Number)) sites.push(await serveBuild(await buildWith(wanted)))
    await measure(sites, Number(values.runs))
  } finally {
    for (const site of sites) await site.end()
  }
  const [few, many] = sites.map(figuresOf)
  if (!few || !many) throw new Error('two counts are needed')
  for (const { text, isAbove } of areaLines(few, many)) {
    console.log(text)
    if (isAbove) process.exitCode = 1
  }
})
