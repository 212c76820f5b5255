import type { BrowserContext, Page } from '@playwright/test'

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

/** From now on every name, address and note that the back end sends is long and cannot be broken. */
export async function lengthenAnswers(target: Page | BrowserContext): Promise<void> {
  await target.route(/\/(?:main|crm|cm)\//, async (route) => {
    // A server closes connections that are idle; the next request on one is repeated.
    const answer = await route.fetch({ maxRetries: 3 }).catch(() => undefined)
    // Lost on purpose, as what waits in the outbox was.
    if (!answer) return route.abort()
    const isJson = answer.headers()['content-type']?.includes('json')
    if (isJson) await route.fulfill({ response: answer, json: lengthened(await answer.json()) })
    else await route.fulfill({ response: answer })
  })
}
