import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HOST_METHODS, type HostMethod } from '#platform/host'
import { findPlace } from '../harness/server/listen'
import { CASES, IMPOSSIBLE } from '../plugins/public/conformance/cases'
import { type CaseResult, VARIANTS, type Variant } from '../plugins/public/conformance/types'
import { journeyStage, unitStage } from './support/checks'
import { ensureChromium } from './support/chromium'
import { command } from './support/command'
import { runStages } from './support/stages'

const PORT = 8230
/** Results written by e2e/conformance.spec.ts. */
const REPORTS = '.cache/reports/conformance'

const methodOf = new Map(CASES.map(({ id, method }) => [id, method]))

const readResults = (file: string) => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as CaseResult[]

const resultsOf = (variant: Variant): readonly CaseResult[] =>
  (existsSync(REPORTS) ? readdirSync(REPORTS) : []).flatMap(readResults).filter((result) => result.variant === variant)

/** Passed of run; '–' if there are no cases in this variant. */
function cell(method: HostMethod, results: readonly CaseResult[]): string {
  const here = results.filter(({ id }) => methodOf.get(id) === method)
  if (here.length === 0) return '–'
  const passed = here.filter((result) => result.passed).length
  return passed === here.length ? `${passed}` : `${passed}/${here.length} ✗`
}

/** Prints methods × variants, the failures, and the cases that cannot pass with the reason. */
function printMatrix(): void {
  const all = VARIANTS.map((variant) => [variant, resultsOf(variant)] as const)
  const width = Math.max(...HOST_METHODS.map((name) => name.length)) + 2
  const line = (first: string, cells: readonly string[]) =>
    console.log(first.padEnd(width) + cells.map((text) => text.padStart(19)).join(''))
  console.log('\nIn Chromium over the simulated hosts: cases passed\n')
  line('', VARIANTS)
  for (const method of HOST_METHODS)
    line(
      method,
      all.map(([, results]) => cell(method, results)),
    )
  const failed = all.flatMap(([variant, results]) =>
    results.filter(({ passed }) => !passed).map(({ id, differs }) => `${variant}  ${id}: ${differs}`),
  )
  if (failed.length > 0) console.log(`\nFailed\n\n${failed.join('\n')}`)
  console.log('\nWhat cannot pass, and why\n')
  for (const { method, situation, variants, reason } of IMPOSSIBLE)
    console.log(
      `${method} ${situation} (${variants.length === VARIANTS.length ? 'everywhere' : variants.join(', ')}): ${reason}`,
    )
}

/**
 * Runs the whole conformance table on the engine, then in Chromium on every simulated host, with all cases of signing
 * in and going back; prints the matrix.
 */
await command(async () => {
  rmSync(REPORTS, { recursive: true, force: true })
  process.env.CHROMIUM_PATH = ensureChromium()
  process.env.JOURNEYS = 'all'
  const { port } = await findPlace(PORT, false)
  const ok = await runStages([
    unitStage({ name: 'unit tests', args: ['spec/hostConformance'] }),
    journeyStage(port, 'e2e/conformance.spec.ts', 'e2e/hosts.spec.ts', 'e2e/bootstrap.spec.ts'),
  ])
  printMatrix()
  process.exitCode = ok ? 0 : 1
})
