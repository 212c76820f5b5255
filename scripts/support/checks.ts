import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { check, type Outcome, type Stage, tool } from './stages'

const REPORTS = '.cache/reports'

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = `${REPORTS}/${name}.json`
  rmSync(file, { force: true })
  return file
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined // the tool did not get as far as its report; its output says why
  }
}

/** Format, lint, types, unused code. */
export function staticStages(): Stage[] {
  return [
    check('format and lint', () => tool('biome', ['ci', '--colors=off'])),
    check('types', () => tool('tsc', ['-p', '.'])),
    check('unused code', () => tool('knip', ['--no-progress'])),
  ]
}

/** Unit tests; of one place when it is named. */
export function unitStage(...places: string[]): Stage {
  return {
    name: 'unit tests',
    run: async (): Promise<Outcome> => {
      const file = freshReport('jest')
      const { code, output } = await tool('jest', ['--json', `--outputFile=${file}`, '--silent=false', ...places])
      const report = readReport<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>(
        file,
      )
      const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
      // A failure outside any test still fails the run.
      return {
        passed: report?.numPassedTests ?? 0,
        failed: Math.max(failed, code === 0 ? 0 : 1),
        output: textOf(output),
      }
    },
  }
}

/** Journeys in Chromium, over the production build. */
export function journeyStage(port: number, ...places: string[]): Stage {
  return {
    name: 'journeys in Chromium',
    run: async (): Promise<Outcome> => {
      const file = freshReport('playwright')
      const { code, output } = await tool('playwright', ['test', ...places], {
        E2E_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      })
      const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats
      const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
      return { passed: stats?.expected ?? 0, failed: Math.max(failed, code === 0 ? 0 : 1), output }
    },
  }
}

/** Jest prints its JSON to the same stream as its words. */
function textOf(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"') && !line.startsWith('PASS '))
    .join('\n')
}
