import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Files whose dependants Jest resolves. */
const MODULE = /\.(?:[cm]?[jt]sx?|json)$/
const TEST = /\.test\.tsx?$/
/** Folders with tests (jest.config.mjs). */
const ROOTS = ['src', 'plugins', 'harness', 'spec', 'scripts']
/** Files on which every unit test depends without importing them. */
const FOR_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|jest\.config\.mjs|spec\/(?:jest\.setup|style\.stub)\.ts)$/

const OF_AREA = /^plugins\/[\w-]+\//
/** Where an area is listed. What an entry brings with it is tested with the area. */
const LISTS = /^plugins\/(?:index|dev)\.ts$/
const CODE = /^(?:src|plugins)\/.*\.tsx?$/

/** Tests of the areas one by one, whose names begin with the area's. */
const BY_AREA = ['plugins/simulator.test.ts', 'plugins/stale.test.ts']

/** Tests that read folders, of which imports say nothing, with the files that they read. */
export const READERS: Readonly<Record<string, RegExp>> = {
  'harness/console/console.test.ts': /^harness\/console\//,
  'harness/worker/browserOnly.test.ts': OF_AREA,
  'plugins/codes.test.ts': CODE,
  'plugins/contract.test.ts': /^(?:src|plugins)\/.*\.(?:tsx?|json)$/,
  'plugins/public/components/examples.test.ts': /^(?:src|plugins\/public)\//,
  'plugins/resources.test.ts': CODE,
  'plugins/simulator.test.ts': OF_AREA,
  'plugins/stale.test.ts': OF_AREA,
  'plugins/submits.test.ts': CODE,
  'plugins/words.test.ts': /^(?:src|plugins|scripts\/scaffold\/template)\/.*\.json$/,
  'scripts/docs/api.test.ts': CODE,
  'scripts/docs/paths.test.ts': /./,
  'scripts/docs/publicApi.test.ts': CODE,
  'scripts/imports/rules.test.ts': CODE,
  'scripts/run.test.ts': /^scripts\/[\w-]+\.(?:ts|mjs)$/,
  'scripts/scaffold/scaffold.test.ts': /^(?:scripts\/scaffold|docs)\//,
  'scripts/support/freshness.test.ts': /^(?:harness|scripts\/support)\//,
  'spec/calls.test.ts': CODE,
  'src/ui/theme/styles.test.ts': /^(?:src|plugins)\//,
  'src/ui/theme/tokens.test.ts': /^(?:src|plugins)\/.*\.css$/,
}

/** A run of Jest. */
export interface TestRun {
  readonly name: string
  readonly args: readonly string[]
}

/** Output lines of git; undefined if it fails: no checkout, or no earlier commit. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/** Files changed or added since the last commit; if there are none, those of the last commit. */
export function changedFiles(): string[] | undefined {
  const changed = git('diff', '--name-only', '--relative', 'HEAD')
  const added = git('ls-files', '--others', '--exclude-standard')
  if (!changed || !added) return undefined
  const files = [...changed, ...added]
  return files.length > 0 ? files : git('diff', '--name-only', '--relative', 'HEAD~1', 'HEAD')
}

const readersOf = (files: readonly string[]): string[] =>
  Object.entries(READERS).flatMap(([test, reads]) => (files.some((file) => reads.test(file)) ? test : []))

const areaOf = (path: string) => /^plugins\/([\w-]+)(?:\/|$)/.exec(path)?.[1]

/** The areas to which files or folders belong. */
export const areasOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.map(areaOf).filter((area) => area !== undefined)),
]

/** Splits what is run by area into a run of its own, for these areas only. */
function byArea(run: TestRun, areas: readonly string[]): readonly TestRun[] {
  const only = `(?:^| of )(?:${areas.join('|')})\\b`
  return [
    { ...run, args: [...run.args, `--testPathIgnorePatterns=${BY_AREA.join('|')}`] },
    { name: `contract of ${areas.join(', ')}`, args: [...BY_AREA, '-t', only] },
  ]
}

/**
 * Runs of the unit tests of folders and files; those of an area with all that `npm test` checks of it without a build.
 */
export function testsOf(places: readonly string[]): readonly TestRun[] {
  const files = places.flatMap((place) => (statSync(place).isDirectory() ? filesIn(place) : place))
  const run = { name: 'unit tests', args: [...new Set([...places, ...readersOf(files)])] }
  return places.every(areaOf) ? byArea(run, areasOf(places)) : [run]
}

/** Added since the last commit: no other area can depend on it. */
const isNew = (area: string) => git('ls-files', `plugins/${area}/plugin.ts`)?.length === 0

/** The changed areas, if nothing else is changed that tests of other areas depend on. */
function onlyAreas(changed: readonly string[]): readonly string[] {
  const tested = changed.filter((file) => ROOTS.some((root) => file.startsWith(`${root}/`)))
  const areas = areasOf(tested)
  const added = areas.filter(isNew)
  const isOwn = (file: string) =>
    OF_AREA.test(file)
      ? !/\/(?:routes|messages)\.ts$/.test(file) || added.includes(areaOf(file) ?? '')
      : LISTS.test(file) && added.length > 0
  return tested.every(isOwn) ? areas : []
}

/**
 * Runs of the tests affected by the changes: those that import a changed module, those that read its folder, and those
 * that name another changed file (a style sheet, a document).
 */
export function relatedTests(changed: readonly string[] | undefined): readonly TestRun[] {
  const name = 'unit tests'
  if (!changed || changed.some((file) => FOR_ALL.test(file))) return [{ name, args: [] }]
  const read = changed.filter((file) => !MODULE.test(file)).map((file) => basename(file))
  const isReader = (file: string) => {
    const text = readFileSync(file, 'utf8')
    return read.some((name) => text.includes(name))
  }
  const naming = read.length > 0 ? testFiles().filter(isReader) : []
  const areas = onlyAreas(changed)
  const isModule = (file: string) => MODULE.test(file) && existsSync(file) && !(areas.length > 0 && LISTS.test(file))
  const modules = changed.filter(isModule)
  const run = {
    name,
    args: ['--passWithNoTests', '--findRelatedTests', ...new Set([...modules, ...readersOf(changed), ...naming])],
  }
  return areas.length > 0 ? byArea(run, areas) : [run]
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file).replaceAll('\\', '/'))

export const testFiles = (): string[] => ROOTS.flatMap(filesIn).filter((file) => TEST.test(file))
