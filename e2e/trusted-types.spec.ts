import { acceptedTexts } from '#e2e/acceptedTexts'
import { expect, full, hostTest, type Variant } from './fixtures'

/**
 * An injected string has nowhere to run (docs/deploy.md), in Chromium as all hosts; in WebKit:
 * scripts/webkit/journeys.ts.
 */

const [first, ...others] = ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios', 'browser'] as const

for (const variant of [first, ...others] satisfies Variant[]) {
  hostTest.describe(`in ${variant}`, variant === first ? {} : full, () => {
    hostTest.use({ variant })

    hostTest('no text becomes code, and the app goes on', async ({ page, host, app, allow }) => {
      allow(/Trusted|trusted/)
      await host.open('/clueList')
      await expect(app.screen('/clueList')).toHaveAttribute('data-state', 'ready')
      expect(await page.evaluate(acceptedTexts)).toEqual([])
      expect(await page.title()).not.toBe('run')
      await app.screen('/clueList').locator('[data-record^="lead:"]').first().click()
      await expect(app.screen('/clueDetail')).toHaveAttribute('data-state', 'ready')
    })
  })
}
