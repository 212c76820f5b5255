import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/browser'
import { isFull } from './e2e/support/full'
import { EXAMPLE_TIME } from './harness/backend/clock'

/** `npm test` passes a free port; run directly, Playwright starts the preview on 8095 or uses a running one. */
const port = process.env.E2E_PORT ?? '8095'
/** A build of its own, with journeys of its own. */
const hasCookie = process.env.SESSION_COOKIE === '1'
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // Long enough for a busy machine; a test that passes waits no longer for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // `npm test` runs one case of each kind, `npm run test:all` all of them.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  testMatch: hasCookie ? '**/sessionCookie.spec.ts' : '**/!(sessionCookie).spec.ts',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'], ['line']] : [['line']],
  use: {
    baseURL,
    launchOptions: launchOptions(),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: {
    command: `node scripts/run.mjs preview --harness --port ${port} --now ${EXAMPLE_TIME.toISOString()}${hasCookie ? ' --session-cookie' : ''}`,
    url: `${baseURL}/__sim/state`,
    reuseExistingServer: process.env.E2E_REUSE === '1' || process.env.E2E_PORT === undefined,
    // It builds first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
  },
})
