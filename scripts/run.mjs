// Runs a command of this project: `node scripts/run.mjs <command> [options]`. Plain JavaScript without dependencies,
// because it installs them.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NEEDED = [20, 19]
/** Commands that read what follows `--`; with the others it would be lost unseen. */
const WITH_OPTIONS = [
  'api-changes',
  'bench-harness',
  'bench-load',
  'bench-map',
  'bench-plugins',
  'check',
  'deploy-check',
  'dev',
  'extraction',
  'new-plugin',
  'plugins',
  'plugins-upgrade',
  'preview',
  'shots',
  'start',
  'test',
  'test-deploy',
  'test-mutants',
]
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const command = process.argv[2] ?? ''

function fail(line, code = 1) {
  console.error(line)
  process.exit(code)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  fail(`Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`)
}
const script = join(root, 'scripts', `${command}.ts`)
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`No such command: ${command || '(none)'}`)
const [given] = process.argv.slice(3)
if (given !== undefined && !WITH_OPTIONS.includes(command)) fail(`${command} has no options; ${given} was given.`, 2)

/** True if every locked package is installed in its locked version. File dates are meaningless after a checkout. */
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

/** `npm ci` would empty the folder of another checkout. */
const isLinked = () => lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()

if (!installed()) {
  if (isLinked()) fail('node_modules is a link, and what it links to does not fit package-lock.json.')
  console.log('Installing dependencies …')
  // `npm ci` refuses an incomplete lock file (e.g. another platform's binary missing after a merge), which does not
  // matter here. `npm install` uses the same locked versions, so only its messages are shown.
  if (!npm('ci', 'ignore') && !npm('install', 'inherit')) {
    fail('The dependencies could not be installed; see the lines above.')
  }
}

process.chdir(root)
const { register } = await import(pathToFileURL(join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href)
register()
// A command receives only its own options, as if run directly.
process.argv.splice(1, 2, script)
await import(pathToFileURL(script).href)
