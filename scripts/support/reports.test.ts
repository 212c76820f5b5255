/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hasPassed } from '../../spec/coverage/table'
import { jestOutcome, passedTests, playwrightOutcome } from './reports'
import { slowestLines } from './stages'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(value: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('unit tests: a suite that could not run counts as failed', () => {
  const file = report({
    numPassedTests: 2,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: resolve('src/a.test.ts'),
        assertionResults: [{ fullName: 'a list is read', duration: 40 }, { fullName: 'a list is skipped' }],
      },
    ],
  })
  expect(jestOutcome(file, 1, 'words')).toEqual({
    passed: 2,
    failed: 2,
    output: 'words',
    timed: [
      { name: 'src/a.test.ts › a list is read', ms: 40 },
      { name: 'src/a.test.ts › a list is skipped', ms: 0 },
    ],
  })
})

test('journeys: a test that passed on retry counts as failed; its tries are added up', () => {
  const spec = (title: string, ...ms: number[]) => ({
    title,
    tests: [{ results: ms.map((duration) => ({ duration })) }],
  })
  const file = report({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [
      {
        title: 'outbox.spec.ts',
        specs: [spec('signing out asks', 300)],
        suites: [{ title: 'a follow-up', specs: [spec('is sent once', 100, 250)] }],
      },
    ],
  })
  expect(playwrightOutcome(file, 0, '')).toEqual({
    passed: 1,
    failed: 1,
    output: '',
    timed: [
      { name: 'outbox.spec.ts › signing out asks', ms: 300 },
      { name: 'outbox.spec.ts › a follow-up › is sent once', ms: 350 },
    ],
  })
})

test('a tool that ended without its report counts as failed', () => {
  expect(jestOutcome(join(folder, 'none.json'), 1, 'no memory')).toMatchObject({ passed: 0, failed: 1, timed: [] })
  expect(playwrightOutcome(join(folder, 'none.json'), 1, 'no memory')).toMatchObject({ passed: 0, failed: 1 })
})

test('lists the ten slowest, slowest first', () => {
  const timed = Array.from({ length: 12 }, (_, at) => ({ name: `${at % 2}.spec.ts › test ${at}`, ms: at * 1000 }))
  const [, title, first, ...rest] = slowestLines('journeys', timed)
  expect(title).toBe('Slowest of 12 journeys')
  expect(first).toBe('   11.0 s  1.spec.ts › test 11')
  expect(rest).toHaveLength(10)
  expect(rest.at(-1)).toBe('Together: 1.spec.ts 36 s, 0.spec.ts 30 s')
  expect(slowestLines('types', [])).toEqual([])
})

test('only tests that passed cover something', () => {
  const units = [
    { fullName: 'wire other-code-message', status: 'passed' },
    { fullName: 'wire http-500', status: 'failed' },
  ]
  const specs = [
    { title: 'toast-position: in the middle', ok: true, tests: [] },
    { title: 'slow', ok: false, tests: [] },
  ]
  const suites = [{ title: 'presentation.spec.ts', suites: [{ title: 'toasts', specs }] }]
  writeFileSync(
    join(folder, 'jest.json'),
    JSON.stringify({ testResults: [{ name: resolve('spec/wire.test.tsx'), assertionResults: units }] }),
  )
  writeFileSync(join(folder, 'playwright.json'), JSON.stringify({ suites }))
  const passed = passedTests(folder)
  const covers = (held: string) => hasPassed(held, passed)
  expect(
    ['spec/wire.test.tsx', 'spec/wire.test.tsx: other-code-message', 'e2e/presentation.spec.ts: toast'].map(covers),
  ).toEqual([true, true, true])
  expect(['spec/wire.test.tsx: http-500', 'e2e/presentation.spec.ts: slow', 'spec/host.test.ts'].map(covers)).toEqual([
    false,
    false,
    false,
  ])
})
