import type { BrowserContext } from '@playwright/test'

/** What a page did that it should not: console errors, failed calls, requests to elsewhere. */
export interface Problems {
  readonly list: string[]
}

/** Watches everything in a context from now on. */
export function watchProblems(context: BrowserContext, origin: string): Problems {
  const list: string[] = []
  context.on('console', (message) => {
    const level = message.type()
    if (level !== 'error' && level !== 'warning') return
    // What Playwright itself says where a test blocks service workers.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
    list.push(`console ${level}: ${message.text()} ${message.location().url}`)
  })
  // Unhandled rejections come the same way.
  context.on('weberror', (error) => list.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(?:data|blob|about):/.test(url)) list.push(`request outside the origin: ${url}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Aborted: a page that was left cancels its calls, as it should.
    if (reason !== 'net::ERR_ABORTED') list.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    list.push(`response ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return { list }
}
