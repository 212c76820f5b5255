import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BACKEND_WORKER } from '../../harness/worker/startBackend'
import { temporaryCopy } from '../scaffold/temporaryCopy'
import { OUTPUT } from '../support/freshness'
import { type Outcome, run, type Stage } from '../support/stages'

/** What a tester opens, and the simulated back end of a static server. */
const FILES = ['index.html', 'simulated.html', 'harness.html', BACKEND_WORKER]

/** Files that a harness build lacks: its pages and worker, and the scripts and styles that the pages name. */
export function missingInHarness(folder: string): string[] {
  const pages = FILES.filter((name) => name.endsWith('.html') && existsSync(join(folder, name)))
  const named = pages.flatMap((page) => {
    const links = readFileSync(join(folder, page), 'utf8').matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^":]+)"/g)
    return [...links].map(([, file = '']) => join(dirname(page), file))
  })
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
        const missing = missingInHarness(join(copy.root, OUTPUT.harness))
        return {
          passed: missing.length === 0 ? 1 : 0,
          failed: missing.length === 0 ? 0 : 1,
          output: `${OUTPUT.harness}/ lacks ${missing.join(', ')}`,
        }
      } finally {
        copy.end()
      }
    },
  }
}
