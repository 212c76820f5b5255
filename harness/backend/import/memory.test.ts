/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Largest memory for the import of a file of 50 MB. MB */
const MOST_MEMORY = 300
/** Longest time of the import, as its process has the processor: others that run beside it do not count. s */
const MOST_TIME = 10

/**
 * Writes the number of sites, and what the process has taken so far: the largest memory in MB, seconds of the
 * processor.
 */
const figures = (count: string) => `
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const [memory, time] = [Math.round(maxRSS / 1024), (userCPUTime + systemCPUTime) / 1e6]
  console.log(JSON.stringify({ count: ${count}, memory, time }))`

/** Imports a file. */
const importing = (file: string) => `
  const { importSites } = await import('./harness/backend/import/importSites.ts')
  const { partsOf } = await import('./harness/backend/import/partsOf.ts')
  const { sites } = importSites(partsOf(${JSON.stringify(file)}), 'sites.csv')
  ${figures('sites.length')}`

/** Opens the server on a file, without areas: what these seed for each site is theirs. Figures before and after. */
const opening = (file: string) => `
  const { openBackend } = await import('./harness/backend/node.ts')
  const { readBackendOptions } = await import('./harness/backend/options.ts')
  {${figures('0')} }
  const options = readBackendOptions(['--data', ${JSON.stringify(file)}])
  const { lines, close } = openBackend(options, { devs: [], folder: ${JSON.stringify(join(dirname(file), 'data'))} })
  close()
  ${figures('Number.parseInt(lines[0].slice(lines[0].indexOf(": ") + 2))')}`

interface Figures {
  readonly count: number
  readonly memory: number
  readonly time: number
}

/** Figures that a script writes, in a process of its own. */
function run(script: string): Figures[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const lines: readonly string[] = stdout.trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'))
  file = join(folder, 'sites.csv')
  const rows = Array.from(
    { length: 10_000 },
    (_, n) =>
      `Ceramics works ${n} of the district,22.${n},113.${n},${n / 10},Ceramics,Company ${n} Holdings Limited,佛山市南海区狮山镇工业大道${n}号\n`,
  )
  writeFileSync(file, 'name,latitude,longitude,capacity (MW),industry,owner,address\n')
  const block = rows.join('')
  for (let times = 0; times < 40; times++) appendFileSync(file, block)
  expect(statSync(file).size).toBeGreaterThan(50_000_000)
})
afterAll(() => rmSync(folder, { recursive: true }))

test(`a list of 50 MB is imported with ${MOST_MEMORY} MB of memory`, () => {
  const [imported] = run(importing(file))
  expect(imported?.count).toBe(400_000)
  expect(imported?.memory).toBeLessThan(MOST_MEMORY)
}, 180_000)

// Only in `npm run test:all`: time, because `npm test` also runs on machines that are busy with other things, and the
// server as a whole, which takes as long as the tests of an area.
if (process.env.JOURNEYS === 'all') {
  test(`a list of 50 MB is imported in ${MOST_TIME} s, by the faster of two`, () => {
    const times = [1, 2].flatMap(() => run(importing(file)).map(({ time }) => time))
    expect(times).toHaveLength(2)
    expect(Math.min(...times)).toBeLessThan(MOST_TIME)
  }, 180_000)

  test('a server that opens the list takes no more than that beside its own code', () => {
    const [before, opened] = run(opening(file))
    expect(opened?.count).toBe(400_000)
    expect((opened?.memory ?? 0) - (before?.memory ?? 0)).toBeLessThan(MOST_MEMORY)
  }, 180_000)
}
