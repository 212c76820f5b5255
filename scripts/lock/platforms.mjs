// Completes package-lock.json with the binaries of other platforms: `node scripts/lock/platforms.mjs [file]`. npm runs
// it after each install (`dependencies` in package.json). Needed because a registry that serves only its own platform's
// binaries omits the others from the lock file, and `npm ci` then refuses it everywhere. An entry needs neither address
// nor integrity, because only its own platform downloads it. Plain JavaScript, so that it runs without any package.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const LIBRARIES = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' }

/**
 * `os`, `cpu` and `libc` in the name of a binary, e.g. `@swc/core-linux-x64-musl`; parts not in the name are omitted.
 */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = words.flatMap((word) => LIBRARIES[word] ?? [])
  if (os.length + cpu.length === 0) throw new Error(`${name}: its name tells no platform; add the entry by hand.`)
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) }
}

/** Resolves `name` from the package at `path` like Node; undefined if it is missing. */
function resolve(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0))) {
    const place = join(folder, 'node_modules', name).replaceAll('\\', '/')
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}

function versionIn(range, name) {
  const version = range.replace(/^[~^]/, '')
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) throw new Error(`${name}: no version can be read from ${range}.`)
  return version
}

/** Adds an entry for each missing optional dependency to the lock file's `packages`, in npm's order. */
function complete(packages) {
  const added = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev, devOptional }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !resolve(packages, path, name))
      .map(([name, range]) => {
        const { os, cpu, libc } = platformOf(name)
        const entry = { version: versionIn(range, name), cpu, dev, devOptional, libc, optional: true, os }
        return [`node_modules/${name}`, entry]
      }),
  )
  const sorted = [...Object.entries(packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { packages: Object.fromEntries(sorted), count: added.length }
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const file = process.argv[2] ?? join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages, count } = complete(lock.packages)
if (count > 0) {
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`)
  console.log(`package-lock.json: ${count} binaries of other platforms added`)
}
