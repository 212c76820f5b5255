import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildObject, type Values } from '../build/values'

/**
 * Folders of builds. `npm run build` and `build:harness` alone write the first two, which are deployed. What the
 * simulator serves and what the tests check is in folders of its own, because its values (addresses, keys, those of the
 * moment) must never be deployed by accident.
 */
export const OUTPUT = {
  app: 'dist',
  harness: 'dist-harness',
  checked: 'dist-checked',
  preview: 'dist-preview',
  previewHarness: 'dist-preview-harness',
} as const
export type Output = (typeof OUTPUT)[keyof typeof OUTPUT]

/** Folder of the server's configuration, which belongs to the build in `dist/`. */
export const DEPLOYMENT = 'dist-deploy'

/** Folders that are deployed. */
export const DEPLOYED = [OUTPUT.app, DEPLOYMENT, OUTPUT.harness] as const

/** True for a build with the host simulator. */
export const hasHarness = (output: Output): boolean => output === OUTPUT.harness || output === OUTPUT.previewHarness

const APP = ['src', 'plugins', 'scripts/build', 'rspack.config.ts', 'package-lock.json']
/** Further sources of a build with the host simulator. */
const HARNESS = [
  'harness/simulator',
  'harness/console',
  'harness/conformance',
  'harness/inspector',
  'harness/backend',
  'harness/worker',
  'harness/wav.ts',
]

/** Folders and files whose change makes a build stale. */
export const sourcesOf = (output: Output): readonly string[] => (hasHarness(output) ? [...APP, ...HARNESS] : APP)

const TEST = /\.test\.tsx?$/
/** The simulator's part of an area is in a build with the host simulator alone, in its worker. */
const SIMULATED = /^plugins[\\/].*[\\/](?:backend|dev\.ts)/

/** True for a file or folder whose change changes nothing in a build. */
export const isIrrelevant = (path: string, output: Output): boolean =>
  TEST.test(path) || (SIMULATED.test(path) && !hasHarness(output))

function newest(path: string, output: Output): number {
  if (isIrrelevant(path, output) || !existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  // The date of a folder changes when a file is deleted.
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name), output)), stat.mtimeMs)
}

function stampFile(output: Output): string {
  return join('.cache', 'built', `${output}.json`)
}

function stampOf(values: Values): string {
  return createHash('sha256')
    .update(JSON.stringify(buildObject(values)))
    .digest('hex')
}

/** Stores the values with which `output` was built. */
export function markBuilt(output: Output, values: Values): void {
  mkdirSync(join('.cache', 'built'), { recursive: true })
  writeFileSync(stampFile(output), stampOf(values))
}

/** Reason why `output` must be rebuilt; undefined if it is up to date. */
export function staleness(output: Output, values: Values): string | undefined {
  const page = join(output, 'index.html')
  if (!existsSync(page) || !existsSync(stampFile(output))) return `${output}/ is missing`
  if (Math.max(...sourcesOf(output).map((source) => newest(source, output))) > statSync(page).mtimeMs)
    return `${output}/ is older than the sources`
  if (readFileSync(stampFile(output), 'utf8') !== stampOf(values))
    return `${output}/ was built with other build variables`
  return undefined
}
