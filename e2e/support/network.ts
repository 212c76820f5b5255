import { type BrowserContext, expect } from '@playwright/test'

/** So many looks in a row find no request under way: code that has just arrived may ask for more. */
const LOOKS = 3

const underWay = new WeakMap<BrowserContext, Set<unknown>>()

/** Counts the requests of a context from now on, for {@link goOffline}. */
export function watchNetwork(context: BrowserContext): void {
  const requests = new Set<unknown>()
  underWay.set(context, requests)
  context.on('request', (request) => requests.add(request))
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
  // Telemetry does not read its answers, and so never finishes.
  context.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') requests.delete(response.request())
  })
}

/**
 * Takes the network away once everything that the pages asked for has arrived: a part of a page whose code is still on
 * its way would fail, and say so, as it should.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  let quiet = 0
  const looks = async () => {
    // A page that is busy may not yet have asked for what it needs.
    await Promise.all(context.pages().map((page) => page.evaluate(() => undefined)))
    quiet = underWay.get(context)?.size === 0 ? quiet + 1 : 0
    return quiet
  }
  await expect
    .poll(looks, { message: 'looks without a request under way', intervals: [50] })
    .toBeGreaterThanOrEqual(LOOKS)
  await context.setOffline(true)
}
