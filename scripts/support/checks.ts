import { importStage } from '../imports/stage'
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
export function unitStage(...args: string[]): Stage {
  return {
    name: 'unit tests',
    run: async (): Promise<Outcome> => {
      const file = freshReport('jest')
      const { code, output } = await tool('jest', ['--json', `--outputFile=${file}`, '--silent=false', ...args])
      return jestOutcome(file, code, textOf(output))
    },
  }
}

/** Journeys in Chromium on the production build. */
export function journeyStage(port: number, ...places: string[]): Stage {
  return {
    name: 'journeys in Chromium',
    run: async (): Promise<Outcome> => {
      const file = freshReport('playwright')
      const { code, output } = await tool('playwright', ['test', ...places], {
        E2E_PORT: String(port),
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
