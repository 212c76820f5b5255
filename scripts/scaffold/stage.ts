import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPlace } from '../../harness/server/listen'
import { ensureChromium } from '../support/chromium'
import { type Outcome, run, type Stage } from '../support/stages'
import { applyStep, documentSteps } from './document'
import { type FinderRun, messagesIn, timesOf } from './messages'
import { changed, MISTAKES, type Mistake } from './mistakes'
import { temporaryCopy } from './temporaryCopy'

/** Port tried first for the journey of the new area. */
const PORT = 8205
const NEW_AREA = 'complaints'

const tool = (name: string, ...args: readonly string[]) => [`node_modules/.bin/${name}`, ...args]
const script = (name: string, ...args: readonly string[]) => ['--import', 'tsx', `scripts/${name}.ts`, ...args]

/** Checks of a new area after the steps of the document, in order; each exits with code 0. */
const CHECKS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['format and lint', tool('biome', 'ci', '--colors=off')],
  ['types', tool('tsc', '-p', '.')],
  ['imports', script('imports')],
  ['units and contract', script('test', `plugins/${NEW_AREA}`)],
  ['specification', tool('jest', 'spec/')],
  // It looks at the messages of all areas.
  ['message center', tool('jest', 'plugins/messages/backend')],
  ['journey', tool('playwright', 'test', `e2e/${NEW_AREA}.spec.ts`, '--workers=1')],
]

/** Commands that find mistakes. */
const FINDERS: Readonly<Record<Mistake['finds'], readonly string[]>> = {
  types: script('types'),
  lint: tool('biome', 'ci', '--colors=off', '--max-diagnostics=200', `plugins/${NEW_AREA}`),
  imports: script('imports'),
  contract: tool('jest', 'plugins/contract.test'),
  simulator: tool('jest', 'plugins/simulator', '-t', NEW_AREA),
  answers: tool('jest', 'plugins/simulator', '-t', NEW_AREA),
  load: tool('jest', 'plugins/contract.test'),
  stores: tool('jest', 'plugins/contract.test'),
  lists: tool('jest', 'plugins/contract.test'),
}

/** Mistakes of authors in a new area: each is found, and the output states the place and the fix. */
export function mistakesStage(): Stage {
  return {
    name: 'mistakes in a new area',
    run: async (): Promise<Outcome> => {
      const copy = temporaryCopy()
      const inCopy = (args: readonly string[]) => run(process.execPath, args, { FORCE_COLOR: '0' }, copy.root)
      try {
        await inCopy(script('new-plugin', NEW_AREA, '--zh', '客户投诉', '--owner', 'team-service'))
        const missed: string[] = []
        const runs: FinderRun[] = []
        for (const finder of Object.keys(FINDERS) as Mistake['finds'][]) {
          const mistakes = MISTAKES.filter(({ finds }) => finds === finder)
          const restore = makeAll(copy.root, mistakes)
          const start = Date.now()
          const { output } = await inCopy(FINDERS[finder])
          runs.push({ finder, mistakes: mistakes.length, ms: Date.now() - start })
          restore()
          const lost = mistakes.filter(({ says }) => says.some((line) => !line.test(output)))
          missed.push(...lost.map(({ name }) => `${name}: ${finder} does not say so:\n${output}`))
          const expected = mistakes.reduce((sum, { messages = 1 }) => sum + messages, 0)
          const found = messagesIn(finder, output)
          if (lost.length === 0 && found !== expected)
            missed.push(`${finder}: ${found} messages for ${expected}: some are only consequences:\n${output}`)
        }
        const passed = Math.max(0, MISTAKES.length - missed.length)
        return { passed, failed: missed.length, output: missed.join('\n'), note: timesOf(runs) }
      } finally {
        copy.end()
      }
    },
  }
}

/** Makes mistakes in the copy; returns a function that reverts them. */
function makeAll(root: string, mistakes: readonly Mistake[]): () => void {
  const before = new Map<string, string | undefined>()
  for (const each of mistakes.flatMap(({ changes }) => changes)) {
    const path = join(root, each.file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (!before.has(path)) before.set(path, text)
    writeFileSync(path, changed(text ?? '', each))
  }
  return () => {
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path)
      else writeFileSync(path, text)
    }
  }
}

/** A command of the document as arguments of Node: the program that runs the commands is omitted. */
function argumentsOf(command: string): readonly string[] {
  const [program, ...words] = command.split(' ').filter((word) => word !== '--')
  if (program === 'npx') return tool(words[0] ?? '', ...words.slice(1))
  const [name = '', ...args] = words[0] === 'run' ? words.slice(1) : words
  return script(name.replace(':', '-'), ...args)
}

/** A new area, written into a temporary copy by the document, passes every check of an area. */
export function newAreaStage(): Stage {
  return {
    name: 'a new area in a copy',
    run: async (): Promise<Outcome> => {
      const { port } = await findPlace(PORT, false)
      const env = { CHROMIUM_PATH: ensureChromium(), E2E_PORT: String(port) }
      const copy = temporaryCopy()
      try {
        let passed = 0
        const steps = documentSteps(readFileSync('docs/adding-a-plugin.md', 'utf8')).map((step) =>
          step.kind === 'run' ? ([step.command, argumentsOf(step.command)] as const) : step,
        )
        for (const step of [...steps, ...CHECKS]) {
          if ('kind' in step) applyStep(copy.root, step)
          else {
            const [name, args] = step
            const { code, output } = await run(process.execPath, args, env, copy.root)
            if (code !== 0) return { passed, failed: 1, output: `${name}:\n${output}` }
          }
          passed++
        }
        return { passed, failed: 0, output: '' }
      } finally {
        copy.end()
      }
    },
  }
}
