/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Largest memory of a process that imports a file of 50 MB (issue 30). MB */
const MOST_MEMORY = 300

/** Imports a file in a process of its own, which writes what it read and its largest memory in MB. */
const script = (file: string) => `
  const { importSites } = await import('./harness/backend/import/importSites.ts')
  const { partsOf } = await import('./harness/backend/import/partsOf.ts')
  const { sites } = importSites(partsOf(${JSON.stringify(file)}), 'sites.csv')
  const { maxRSS } = process.resourceUsage()
  console.log(JSON.stringify({ count: sites.length, memory: Math.round(maxRSS / 1024) }))`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test(`a list of 50 MB is imported with ${MOST_MEMORY} MB of memory`, () => {
  const file = join(folder, 'sites.csv')
  const rows = Array.from(
    { length: 10_000 },
    (_, n) =>
      `Ceramics works ${n} of the district,22.${n},113.${n},${n / 10},Ceramics,Company ${n} Holdings Limited,佛山市南海区狮山镇工业大道${n}号\n`,
  )
  writeFileSync(file, 'name,latitude,longitude,capacity (MW),industry,owner,address\n')
  const block = rows.join('')
  for (let times = 0; times < 40; times++) appendFileSync(file, block)
  expect(statSync(file).size).toBeGreaterThan(50_000_000)

  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script(file)],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const { count, memory } = JSON.parse(stdout)
  expect(count).toBe(400_000)
  expect(memory).toBeLessThan(MOST_MEMORY)
}, 180_000)
