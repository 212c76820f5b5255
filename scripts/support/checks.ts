import { importStage } from '../imports/stage'
import type { TestRun } from './changed'
import { chromiumVersion } from './chromium'
import { explainTypes } from './explainTypes'
import { freshReport, jestOutcome, playwrightOutcome } from './reports'
import { check, type Outcome, type Stage, tool } from './stages'

/** Format, lint, types, imports and unused code. */
export function staticStages(): Stage[] {
  return [
    check('format and lint', () => tool('biome', ['ci', '--colors=off'])),
    typesStage(),
    importStage(),
    check('unused code', () => tool('knip', ['--no-progress'])),
  ]
}

/** The compiler; a wrong text key is named with the one that was meant. */
export function typesStage(): Stage {
  return check('types', async () => {
    const { code, output } = await tool('tsc', ['-p', '.', '--pretty', 'false'])
    return { code, output: explainTypes(output) }
  })
}

/** Unit tests; `args`: Jest's, to select tests. */
export function unitStage({ name, args }: TestRun = { name: 'unit tests', args: [] }): Stage {
  return {
    name,
    run: async (): Promise<Outcome> => {
      const file = freshReport('jest')
      const { code, output } = await tool('jest', ['--json', `--outputFile=${file}`, '--silent=false', ...args])
      return jestOutcome(file, code, textOf(output))
    },
  }
}

/** Journeys in Chromium on the production build. */
export const journeyStage = (port: number, ...places: string[]): Stage =>
  journeys('journeys in Chromium', 'playwright', places, { E2E_PORT: String(port) })

/** Those of a build whose session is a cookie (docs/deploy.md). */
export const cookieStage = (port: number): Stage =>
  journeys('journeys with the session as a cookie', 'playwright-cookie', [], {
    E2E_PORT: String(port),
    SESSION_COOKIE: '1',
  })

function journeys(name: string, report: string, places: readonly string[], env: Record<string, string>): Stage {
  return {
    name,
    run: async (): Promise<Outcome> => {
      const file = freshReport(report)
      const { code, output } = await tool('playwright', ['test', ...places], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      })
      return { ...playwrightOutcome(file, code, output), on: chromiumVersion() }
    },
  }
}

/** Removes Jest's JSON, which it prints to the same stream. */
function textOf(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"') && !line.startsWith('PASS '))
    .join('\n')
}
