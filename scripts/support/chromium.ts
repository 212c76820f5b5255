import { spawnSync } from 'node:child_process'
import { UsageError } from '../../harness/server/listen'
import { findProgram, installPackages, runnable } from './debian'

/** Chromium without its windows: the same engine, and a page opens in half the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
/**
 * The fonts contain Chinese, and Latin letters as wide as on phones: without them screenshots show boxes and clipping
 * is measured wrongly.
 */
const FONTS = ['fonts-noto-cjk', 'fonts-liberation']
const ADVICE = 'No Chromium found: install one, or name it in CHROMIUM_PATH.'

/** Path of an installed Chromium: `CHROMIUM_PATH`, else a known location. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) return runnable(given) ? given : undefined
  return findProgram(...NAMES) ?? PLACES.find(runnable)
}

/** The same; installs Debian's package if it is missing and that is permitted. An older Debian has no shell. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) throw new UsageError(`CHROMIUM_PATH: ${process.env.CHROMIUM_PATH} cannot be run.`)
  for (const browser of [SHELL, 'chromium']) {
    installPackages([browser, ...FONTS], ADVICE)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new UsageError('Chromium could not be installed: install one, or name it in CHROMIUM_PATH.')
}

/** Its name and version as printed, e.g. 'Chromium 156.0.8078.79'. */
export function chromiumVersion(): string {
  const said = spawnSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return /^.*?[\d.]+/.exec(said)?.[0] ?? 'an unknown Chromium'
}
