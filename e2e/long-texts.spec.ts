import { layoutProblems } from '../scripts/pictures/layout'
import { expect, full, type Page, signIn, test } from './fixtures'
import { inGroups, PLACE, screens, titleOf } from './support/screens'

/* The screens of areas where every name, address and note is long and cannot be broken, at the width of a phone. */

test.use({
  permissions: ['geolocation'],
  geolocation: PLACE,
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
})

/** Fields that people write; codes, ids and days are not among them. */
const WRITTEN =
  /^(?:(?:user|org|home|customer|lead|cust)?(?:name|title)(?:En)?|address(?:En)?|text(?:En)?|note(?:En)?|duty(?:En)?|reason|court|cause|maker|legalRep|description(?:En)?)$/i
const LONG = 'NanhaiDanzaoJinshaHighEndEquipmentPrecisionHeatTreatmentBase'

/** An answer with long texts in place of its own. */
function lengthened(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => lengthened(each, field))
  if (typeof value === 'string') return WRITTEN.test(field) && value !== '' ? LONG : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]))
}

async function lengthenAnswers(page: Page): Promise<void> {
  await page.route(/\/(?:main|crm|cm)\//, async (route) => {
    // A server closes connections that are idle; the next request on one is repeated.
    const answer = await route.fetch({ maxRetries: 3 })
    const isJson = answer.headers()['content-type']?.includes('json')
    if (isJson) await route.fulfill({ response: answer, json: lengthened(await answer.json()) })
    else await route.fulfill({ response: answer })
  })
}

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
