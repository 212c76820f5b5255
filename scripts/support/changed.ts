import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Files whose dependants Jest resolves. */
const MODULE = /\.(?:[cm]?[jt]sx?|json)$/
const TEST = /\.test\.tsx?$/
/** Folders with tests (jest.config.mjs). */
const ROOTS = ['src', 'plugins', 'harness', 'spec', 'scripts']
/** Files on which every unit test depends without importing them. */
const FOR_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|jest\.config\.mjs|spec\/(?:jest\.setup|style\.stub)\.ts)$/

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

/** Tests of what every area keeps to; they read files that they do not import. */
const CONTRACT = ['plugins/contract.test.ts', 'plugins/simulator.test.ts', 'plugins/words.test.ts']

/** The files and folders, with the contract of areas if one of them belongs to an area. */
export const withContract = (files: readonly string[]): readonly string[] =>
  files.some((file) => /^plugins\/\w/.test(file)) ? [...new Set([...files, ...CONTRACT])] : files

/**
 * Jest arguments for the tests affected by the changes: those that import a changed module, and those that name another
 * changed file (a style sheet, a document). Empty: all tests.
 */
export function relatedTests(changed: readonly string[] | undefined): string[] {
  if (!changed || changed.some((file) => FOR_ALL.test(file))) return []
  const read = changed.filter((file) => !MODULE.test(file)).map((file) => basename(file))
  const isReader = (file: string) => {
    const text = readFileSync(file, 'utf8')
    return read.some((name) => text.includes(name))
  }
  const readers = read.length > 0 ? testFiles().filter(isReader) : []
  const modules = changed.filter((file) => MODULE.test(file) && existsSync(file))
  return ['--passWithNoTests', '--findRelatedTests', ...new Set([...withContract(modules), ...readers])]
}

const testFiles = (): string[] =>
  ROOTS.flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)))
    .filter((file) => TEST.test(file))
    .map((file) => file.replaceAll('\\', '/'))
