import type { BrowserContext } from '@playwright/test'

/** Problems of a page: console errors, failed calls, requests to other origins. */
export interface Problems {
  readonly list: string[]
}

/** Warning of a part whose code is on its way for long (`#platform/plugin`). */
const SLOW_CODE = /^plugin [\w-]+: its code takes longer than \d+ ms/
/** Chromium's, of what the page's head requests early and the page uses some seconds after it was loaded. */
const USED_LATE = /was preloaded using link preload but not used/

/** Records the problems of a context from now on. */
export function watchProblems(context: BrowserContext, origin: string): Problems {
  const list: string[] = []
  context.on('console', (message) => {
    const level = message.type()
    if (level !== 'error' && level !== 'warning') return
    // Printed by Playwright where a test blocks service workers.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
    // Said of a slow machine, too.
    if ([SLOW_CODE, USED_LATE].some((said) => said.test(message.text()))) return
    list.push(`console ${level}: ${message.text()} ${message.location().url}`)
  })
  // Includes unhandled rejections.
  context.on('weberror', (error) => list.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(?:data|blob|about):/.test(url)) list.push(`request outside the origin: ${url}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Aborted: an unmounted page cancels its calls, as intended.
    if (reason !== 'net::ERR_ABORTED') list.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    list.push(`response ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return { list }
}
