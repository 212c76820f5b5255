import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/support/chromium'

/** Quiet, with a fake microphone and camera. */
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

/** Options with which tests, benchmarks and contact sheets start Chromium: the installed one, else Playwright's. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  return { args: FLAGS, ...(executablePath && { executablePath }) }
}
