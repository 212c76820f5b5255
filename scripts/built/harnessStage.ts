import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BACKEND_WORKER } from '../../harness/worker/startBackend'
import { temporaryCopy } from '../scaffold/temporaryCopy'
import { OUTPUT } from '../support/freshness'
import { type Outcome, run, type Stage } from '../support/stages'

/** What a tester opens, and the simulated back end of a static server. */
const FILES = ['index.html', 'simulated.html', 'harness.html', BACKEND_WORKER]

/** What the console may load before it can be used: a script and a style sheet. `bytes`: gzip */
const OPENING = { files: 2, bytes: 180_000 } as const

/** The scripts and styles that a page names. */
function namedBy(folder: string, page: string): string[] {
  const links = readFileSync(join(folder, page), 'utf8').matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^":]+)"/g)
  return [...links].map(([, file = '']) => join(dirname(page), file))
}

/** Checks what the console loads before it can be used. */
export function openingProblems(folder: string): string[] {
  const files = namedBy(folder, 'harness.html')
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)
  return [
    ...(files.length > OPENING.files ? [`harness.html names ${files.length} files, limit ${OPENING.files}`] : []),
    ...(bytes > OPENING.bytes ? [`harness.html loads ${bytes} bytes gzip, limit ${OPENING.bytes}`] : []),
  ]
}

/** Files that a harness build lacks: its pages and worker, and the scripts and styles that the pages name. */
export function missingInHarness(folder: string): string[] {
  const pages = FILES.filter((name) => name.endsWith('.html') && existsSync(join(folder, name)))
  const named = pages.flatMap((page) => namedBy(folder, page))
  return [...new Set([...FILES, ...named])].filter((name) => !existsSync(join(folder, name)))
}

/** `npm run build:harness` writes all that a static server needs; in a copy, because the folder is deployed. */
export function harnessStage(): Stage {
  return {
    name: 'the harness is built',
    run: async (): Promise<Outcome> => {
      const copy = temporaryCopy()
      try {
        const { code, output } = await run(process.execPath, ['scripts/run.mjs', 'build-harness'], {}, copy.root)
        if (code !== 0) return { passed: 0, failed: 1, output }
        const folder = join(copy.root, OUTPUT.harness)
        const missing = missingInHarness(folder).map((name) => `${OUTPUT.harness}/ lacks ${name}`)
        const problems = missing.length > 0 ? missing : openingProblems(folder)
        return {
          passed: problems.length === 0 ? 1 : 0,
          failed: problems.length === 0 ? 0 : 1,
          output: problems.join('\n'),
        }
      } finally {
        copy.end()
      }
    },
  }
}
