/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Largest memory for the import of a file of 50 MB. MB */
const MOST_MEMORY = 300

/** Writes the number of sites and the largest memory of the process so far, in MB. */
const figures = (count: string) =>
  `console.log(JSON.stringify({ count: ${count}, memory: Math.round(process.resourceUsage().maxRSS / 1024) }))`

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
  ${figures('0')}
  const options = readBackendOptions(['--data', ${JSON.stringify(file)}])
  const { lines, close } = openBackend(options, { devs: [], folder: ${JSON.stringify(join(dirname(file), 'data'))} })
  close()
  ${figures('Number.parseInt(lines[0].slice(lines[0].indexOf(": ") + 2))')}`

interface Figures {
  readonly count: number
  readonly memory: number
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

test(`a server that opens the list takes no more than that beside its own code`, () => {
  const [before, opened] = run(opening(file))
  expect(opened?.count).toBe(400_000)
  expect((opened?.memory ?? 0) - (before?.memory ?? 0)).toBeLessThan(MOST_MEMORY)
}, 180_000)
