// Runs one command of this project: `node scripts/run.mjs <command> [options]`.
// Plain JavaScript without dependencies, because it is what installs them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NEEDED = [20, 19]
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const command = process.argv[2] ?? ''

function fail(line) {
  console.error(line)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  fail(`Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`)
}
const script = join(root, 'scripts', `${command}.ts`)
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`No such command: ${command || '(none)'}`)

/** True when every locked package is there in its locked version. Dates say nothing after a checkout. */
function installed() {
  const manifest = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(manifest)) return false
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(manifest, 'utf8')).packages
  return Object.entries(locked).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || present[path]?.version === version || (!present[path] && (optional || devOptional)),
  )
}

function npm(verb, errors) {
  const stdio = ['ignore', 'ignore', errors]
  const { status } = spawnSync('npm', [verb, '--loglevel=error'], {
    cwd: root,
    stdio,
    shell: process.platform === 'win32',
  })
  return status === 0
}

if (!installed()) {
  console.log('Installing dependencies …')
  // `npm ci` refuses a lock file that lacks anything, e.g. another platform's binary after a merge, though nothing is wrong
  // with it here: `npm install` takes the same locked versions, so only what it says matters.
  if (!npm('ci', 'ignore') && !npm('install', 'inherit')) {
    fail('The dependencies could not be installed; see the lines above.')
  }
}

process.chdir(root)
const { register } = await import(pathToFileURL(join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href)
register()
// A command sees only its own options, as if it had been started alone.
process.argv.splice(1, 2, script)
await import(pathToFileURL(script).href)
