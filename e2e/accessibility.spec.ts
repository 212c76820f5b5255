import { expect, signIn, test } from './fixtures'
import { screens } from './support/screens'

/** Every working screen in both themes, read by axe. */
for (const theme of ['light', 'dark'] as const) {
  for (const { name, path, persona, prepare, expected } of screens) {
    test(`${name}, ${theme}`, async ({ page, allow, checkAccessibility }) => {
      if (expected) allow(expected)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      if (persona) await signIn(page, persona, path)
      else await page.goto(`/#${path}`)
      await expect(page.locator('[data-route]:not([hidden])')).not.toHaveAttribute('data-state', 'loading')
      await prepare?.(page)
      await checkAccessibility(page)
    })
  }
}
