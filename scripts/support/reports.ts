import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { type Outcome, PART, type TimedTest } from './stages'

const REPORTS = '.cache/reports'

/** Path for a tool's report of this name; deletes one of an earlier run. */
export function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = `${REPORTS}/${name}.json`
  rmSync(file, { force: true })
  return file
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined // the tool ended before writing its report; its output shows why
  }
}

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
    }[]
  }[]
}

/** Outcome of a Jest run; a failure outside of tests counts as well. */
export function jestOutcome(file: string, code: number, output: string): Outcome {
  const report = readReport<JestReport>(file)
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
  const timed = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('.', name)}${PART}${fullName}`,
      ms: duration ?? 0,
    })),
  )
  return { passed: report?.numPassedTests ?? 0, failed: Math.max(failed, code === 0 ? 0 : 1), output, timed }
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

/** Tests of a suite and its nested suites, by full title. */
function testsOf({ title, suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.map((spec) => ({
    name: spec.title,
    ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(testsOf)].map(({ name, ms }) => ({ name: `${title}${PART}${name}`, ms }))
}

/** Outcome of a Playwright run; a test that passed on retry counts as failed. */
export function playwrightOutcome(file: string, code: number, output: string): Outcome {
  const report = readReport<PlaywrightReport>(file)
  const failed = (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0)
  return {
    passed: report?.stats.expected ?? 0,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    output,
    timed: (report?.suites ?? []).flatMap(testsOf),
  }
}

const passedIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => ok).map(({ title }) => title),
  ...suites.flatMap(passedIn),
]

/** Names of the tests that passed in the last run of unit tests and of journeys, by file. */
export function passedTests(folder = REPORTS): ReadonlyMap<string, readonly string[]> {
  const units = readReport<JestReport>(`${folder}/jest.json`)?.testResults ?? []
  const journeys = readReport<PlaywrightReport>(`${folder}/playwright.json`)?.suites ?? []
  return new Map([
    ...units.map(({ name, assertionResults }) => {
      const passed = assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
      return [relative('.', name), passed] as const
    }),
    ...journeys.map((suite) => [`e2e/${suite.title}`, passedIn(suite)] as const),
  ])
}
