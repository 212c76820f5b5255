import { spawn } from 'node:child_process'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown on failure. */
  readonly output: string
  /** Environment, e.g. the browser's version. */
  readonly on?: string
  /** Printed in any case, e.g. what was measured. */
  readonly note?: string
  /** Tests with their durations; the slowest are printed at the end. */
  readonly timed?: readonly TimedTest[]
}

export interface TimedTest {
  readonly name: string
  readonly ms: number
}

export interface Stage {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

export interface Finished {
  readonly code: number
  readonly output: string
}

const running = new Set<ReturnType<typeof spawn>>()

/** Runs a program, in this folder or in another one, and captures its output. */
export function run(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') })
    })
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(130)
  })
}

/** Runs a tool of `node_modules/.bin`. */
export function tool(name: string, args: readonly string[], env?: Record<string, string>): Promise<Finished> {
  return run(process.execPath, [`node_modules/.bin/${name}`, ...args], env)
}

/** A stage with a single check, decided by its exit code; counts as no test. */
export function check(name: string, start: () => Promise<Finished>): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await start()
      return { passed: 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

/** Number of slow tests and files listed. */
const SLOWEST = 10

/** Separator in a test's name, which starts with its file or kind. */
export const PART = ' › '

const slowestOf = (timed: readonly TimedTest[]) => [...timed].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)

/** The slowest tests of a stage, one per line, then its slowest files in one line. */
export function slowestLines(stage: string, timed: readonly TimedTest[]): string[] {
  if (timed.length === 0) return []
  const files = new Map<string, number>()
  for (const { name, ms } of timed) {
    const [file = ''] = name.split(PART)
    files.set(file, (files.get(file) ?? 0) + ms)
  }
  const byFile = slowestOf([...files].map(([name, ms]) => ({ name, ms })))
  return [
    '',
    `Slowest of ${timed.length} ${stage}`,
    ...slowestOf(timed).map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`),
    `Together: ${byFile.map(({ name, ms }) => `${name} ${Math.round(ms / 1000)} s`).join(', ')}`,
  ]
}

/** Runs all stages in sequence, prints their times, the slowest tests and a summary line. True if all passed. */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  let passed = 0
  let failed = 0
  const slowest: string[] = []
  const start = Date.now()
  for (const stage of stages) {
    const begin = Date.now()
    const outcome = await stage
      .run()
      .catch((error: unknown): Outcome => ({ passed: 0, failed: 1, output: textOf(error) }))
    passed += outcome.passed
    failed += outcome.failed
    slowest.push(...slowestLines(stage.name, outcome.timed ?? []))
    const seconds = ((Date.now() - begin) / 1000).toFixed(1)
    const counts = outcome.passed + outcome.failed > 1 || outcome.passed > 0 ? ` ${outcome.passed} passed` : ''
    const mark = outcome.failed > 0 ? `FAILED ${outcome.failed}` : 'ok'
    const on = outcome.on ? ` on ${outcome.on}` : ''
    console.log(`${stage.name.padEnd(24)} ${seconds.padStart(7)} s  ${mark}${counts}${on}`)
    if (outcome.note) console.log(indent(outcome.note))
    if (outcome.failed > 0) console.log(`${indent(outcome.output)}\n`)
  }
  if (slowest.length > 0) console.log(slowest.join('\n'))
  console.log(`\n${((Date.now() - start) / 1000).toFixed(0)} s in all`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
