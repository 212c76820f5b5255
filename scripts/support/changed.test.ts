/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { READERS, relatedTests, testFiles, testsOf } from './changed'

const related = (...changed: string[]) => relatedTests(changed).flatMap(({ args }) => args)

test('tests of changed modules are found by Jest through imports', () => {
  expect(related('src/platform/http/response.ts').slice(0, 3)).toEqual([
    '--passWithNoTests',
    '--findRelatedTests',
    'src/platform/http/response.ts',
  ])
})

test('a changed style sheet selects the tests that name it', () => {
  expect(related('src/ui/theme/tokens.css')).toContain('src/ui/theme/tokens.test.ts')
  expect(related('src/ui/theme/tokens.css')).not.toContain('src/platform/http/createHttp.test.tsx')
})

test('a deleted file has no tests but those that read its folder', () => {
  expect(related('src/platform/http/gone.ts')).not.toContain('src/platform/http/gone.ts')
  expect(related('src/platform/http/gone.ts')).toContain('plugins/contract.test.ts')
})

test.each([[undefined], [['src/platform/http/response.ts', 'package-lock.json']], [['spec/jest.setup.ts']]])(
  '%j selects all tests',
  (changed) => {
    expect(relatedTests(changed)).toEqual([{ name: 'unit tests', args: [] }])
  },
)

const OF_AREAS = ['contract', 'simulator', 'stale', 'submits', 'codes', 'resources', 'words']

test.each([
  ['a page', 'plugins/visits/pages/VisitDetail.tsx', 'plugins/resources.test.ts'],
  ['a call', 'plugins/visits/api.ts', 'scripts/docs/api.test.ts'],
  ['a code of a response', 'plugins/visits/api.ts', 'plugins/codes.test.ts'],
  ['a store', 'plugins/visits/stores.ts', 'plugins/stale.test.ts'],
  ['the simulator', 'plugins/visits/backend/moves.ts', 'harness/worker/browserOnly.test.ts'],
  ['a text', 'plugins/visits/locales/en.json', 'plugins/words.test.ts'],
  ['a style', 'plugins/visits/pages/VisitDetail.css', 'src/ui/theme/styles.test.ts'],
  ['an export of a room', 'src/kit/lists/index.ts', 'scripts/docs/publicApi.test.ts'],
])('%s selects the tests that read it', (_, file, wanted) => {
  expect(related(file)).toContain(wanted)
})

test('the tests of an area’s folder are all that npm test checks of it', () => {
  const args = testsOf(['plugins/visits']).flatMap((run) => run.args)
  const wanted = [...OF_AREAS.map((name) => `plugins/${name}.test.ts`), 'scripts/docs/api.test.ts']
  expect(wanted.filter((file) => !args.includes(file))).toEqual([])
})

test('areas are tested one by one, unless others depend on the change', () => {
  const [rest, ofArea] = relatedTests(['plugins/visits/stores.ts', 'docs/changes.md'])
  expect(rest?.args).toContain('--testPathIgnorePatterns=plugins/simulator.test.ts|plugins/stale.test.ts')
  expect(ofArea?.args).toEqual(['plugins/simulator.test.ts', 'plugins/stale.test.ts', '-t', '(?:^| of )(?:visits)\\b'])
  expect(relatedTests(['plugins/visits/stores.ts', 'src/kit/lists/rows.ts'])).toHaveLength(1)
  expect(relatedTests(['plugins/visits/routes.ts'])).toHaveLength(1)
  expect(relatedTests(['plugins/dev.ts'])).toHaveLength(1)
})

test('a new area is tested by itself, though it is added to the lists', () => {
  const runs = relatedTests(['plugins/sample-new/routes.ts', 'plugins/sample-new/messages.ts', 'plugins/dev.ts'])
  expect(runs).toHaveLength(2)
  expect(runs.flatMap(({ args }) => args)).not.toContain('plugins/dev.ts')
  expect(runs[1]?.args).toContain('(?:^| of )(?:sample-new)\\b')
})

test('every test that reads folders says which', () => {
  const isReader = (file: string) => {
    const text = readFileSync(file, 'utf8')
    return /\breaddirSync\(|\/docs\/calls'|\bpublicNames\(|\bdocumentSteps\(/.test(text) && !/mkdtempSync/.test(text)
  }
  const unlisted = testFiles().filter((file) => isReader(file) && !(file in READERS))
  expect(unlisted).toEqual([])
  expect(Object.keys(READERS).filter((file) => !testFiles().includes(file))).toEqual([])
})
