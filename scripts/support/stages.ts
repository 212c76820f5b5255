import { spawn } from 'node:child_process'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown when something failed. */
  readonly output: string
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

/** Runs a program to its end; its output is kept. */
export function run(file: string, args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
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

/** A tool of `node_modules/.bin`. */
export function tool(name: string, args: readonly string[], env?: Record<string, string>): Promise<Finished> {
  return run(process.execPath, [`node_modules/.bin/${name}`, ...args], env)
}

/** A stage that is a single check: its exit code decides, and it counts as no test. */
export function check(name: string, start: () => Promise<Finished>): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await start()
      return { passed: 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

/** Runs the stages one after another, all of them, prints the time of each; the last line sums up. True when all passed. */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  let passed = 0
  let failed = 0
  const start = Date.now()
  for (const stage of stages) {
    const begin = Date.now()
    const outcome = await stage.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: textOf(error) }))
    passed += outcome.passed
    failed += outcome.failed
    const seconds = ((Date.now() - begin) / 1000).toFixed(1)
    const counts = outcome.passed + outcome.failed > 1 || outcome.passed > 0 ? ` ${outcome.passed} passed` : ''
    const mark = outcome.failed > 0 ? `FAILED ${outcome.failed}` : 'ok'
    console.log(`${stage.name.padEnd(24)} ${seconds.padStart(7)} s  ${mark}${counts}`)
    if (outcome.failed > 0) console.log(`${indent(outcome.output)}\n`)
  }
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
