import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UsageError } from '../../harness/server/listen'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
/** The fonts draw Chinese, and Latin letters as wide as on phones: without them pictures show boxes and clipping is measured wrong. */
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-liberation']

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of an installed Chromium: `CHROMIUM_PATH`, else a known name. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return runnable(given) ? given : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(runnable)
}

/** The same, installed from Debian's package when it is missing and we may. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) throw new UsageError(`CHROMIUM_PATH: ${process.env.CHROMIUM_PATH} cannot be run.`)
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new UsageError('No Chromium found: install one, or name it in CHROMIUM_PATH.')
  }
  console.log(`Installing ${PACKAGES.join(' and ')} …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...PACKAGES)
  const installed = findChromium()
  if (!installed) throw new UsageError('Chromium could not be installed: install one, or name it in CHROMIUM_PATH.')
  return installed
}
