import { layoutProblems } from '../scripts/pictures/layout'
import { expect, full, signIn, test } from './fixtures'
import { lengthenAnswers } from './support/longTexts'
import { inGroups, PLACE, screens, titleOf } from './support/screens'

/* The screens of areas where every name, address and note is long and cannot be broken, at the width of a phone. */

test.use({
  permissions: ['geolocation'],
  geolocation: PLACE,
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
})

const plain = screens.filter(({ persona, prepare }) => persona && !prepare)

for (const group of inGroups(plain)) {
  test(`${titleOf(group)} with long words`, full, async ({ page, allow }) => {
    test.setTimeout(60_000 * group.length)
    // A text that names a record may not fit its own schema any more.
    allow(/could not be read/)
    await lengthenAnswers(page)
    for (const { name, path, persona } of group) {
      await test.step(name, async () => {
        await signIn(page, persona ?? 'rep01', path)
        await expect(page.locator('[data-route]:not([hidden])')).not.toHaveAttribute('data-state', 'loading')
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(layoutProblems), name)
          .toEqual([])
      })
    }
    // Requests of the background may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
