/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Entry {
  readonly version?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Packages = Record<string, Entry>

const LOCK = 'package-lock.json'
const readPackages = (file: string): Packages => JSON.parse(readFileSync(file, 'utf8')).packages

/** True if the package at `path` finds `name` beside or above itself, like Node. */
function finds(packages: Packages, path: string, name: string): boolean {
  if (packages[[path, 'node_modules', name].filter(Boolean).join('/')]) return true
  return path !== '' && finds(packages, path.slice(0, Math.max(path.lastIndexOf('node_modules/') - 1, 0)), name)
}

const missing = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !finds(packages, path, name)),
  )

/** The lock file without those entries, and as completed by the script. */
function completed(leftOut: (name: string) => boolean): { readonly without: Packages; readonly after: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
    const without = Object.fromEntries(Object.entries<Entry>(lock.packages).filter(([path]) => !leftOut(path)))
    const file = join(folder, LOCK)
    writeFileSync(file, JSON.stringify({ ...lock, packages: without }))
    execFileSync(process.execPath, ['scripts/lock/platforms.mjs', file])
    return { without, after: readFileSync(file, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('every optional dependency is in the lock file, so that `npm ci` works on every platform', () => {
  expect(missing(readPackages(LOCK))).toEqual([])
})

test('it contains no download or registry address', () => {
  expect(Object.entries(readPackages(LOCK)).flatMap(([path, { resolved }]) => (resolved ? [path] : []))).toEqual([])
})

test('missing binaries are added with version, platform and flags, in npm’s order', () => {
  const { without, after } = completed((path) => path.startsWith('node_modules/@swc/core-'))
  expect(missing(without)).toContain('@swc/core-linux-x64-musl')
  const packages: Packages = JSON.parse(after).packages
  const version = packages['node_modules/@swc/core']?.version
  expect(packages).toMatchObject({
    'node_modules/@swc/core-darwin-arm64': { version, dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/@swc/core-linux-x64-gnu': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/@swc/core-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/@swc/core-win32-ia32-msvc': { os: ['win32'], cpu: ['ia32'] },
  })
  expect(Object.keys(packages)).toEqual(Object.keys(readPackages(LOCK)))
  expect(missing(packages)).toEqual([])
})

test('a complete lock file is unchanged', () => {
  const { without, after } = completed(() => false)
  expect(after).toBe(JSON.stringify({ ...JSON.parse(readFileSync(LOCK, 'utf8')), packages: without }))
})
