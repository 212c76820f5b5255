import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/support/chromium'

/** Quiet, with a microphone and a camera that are not real. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]

/** How tests, benchmarks and contact sheets start Chromium: the one that is installed, else Playwright's own. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  return { args: FLAGS, ...(executablePath && { executablePath }) }
}
