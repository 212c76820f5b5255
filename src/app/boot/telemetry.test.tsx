import { waitFor } from '@testing-library/react'
import type { Call, Http } from '#platform/http'
import type { ErrorSource } from '#platform/telemetry'

interface Sent {
  readonly to: string
  readonly text: string
}

let sent: Sent[]
let uncaught: Parameters<ErrorSource>[0]

const source: ErrorSource = (listener) => {
  uncaught = listener
}

/** The app's telemetry of a build with these variables, after a day of work: errors, pages, events, an identity. */
async function workWith(values: Record<string, string>) {
  Object.assign(globalThis, { __BUILD__: values })
  jest.resetModules()
  const { createTelemetry } = await import('./telemetry')
  const http: Http = async <Q, R>({ id, declaration, request }: Call<Q, R>, wire: Q): Promise<R> => {
    sent.push({ to: `${declaration.host} ${declaration.path}`, text: JSON.stringify(request(wire)) })
    throw new Error(id)
  }
  const telemetry = createTelemetry({ http, source, secrets: () => ['sim-rep01'], about: () => ({ code: 'c1' }) })
  telemetry.report(new Error('before the start'))
  await telemetry.start()
  telemetry.identify({ loginName: 'rep01', roles: 'sales' })
  telemetry.report(new TypeError('of a page, with sim-rep01 and 13800138000'), 'page /clueList')
  uncaught(new ErrorEvent('error', { message: 'uncaught', error: new Error('uncaught') }))
  for (let count = 0; count < 30; count++) telemetry.track('leads.found', { count })
  telemetry.page('leads')
  window.dispatchEvent(new Event('pagehide'))
  for (const { src } of document.head.querySelectorAll('script')) sent.push({ to: src, text: '' })
}

beforeEach(() => {
  sent = []
  const send = (to: string, body: unknown) => sent.push({ to, text: String(body) })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    send(String(url), init?.body)
    return new Response()
  })
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => send(url, body) > 0 })
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((_, url: string | URL) => {
    send(String(url), '')
  })
  jest.spyOn(Image.prototype, 'src', 'set').mockImplementation((url) => send(url, ''))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.head.innerHTML = ''
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, '__BUILD__')
})

/** Docs/telemetry.md. */
test('a build without keys sends nothing to anybody', async () => {
  await workWith({})
  await Promise.resolve()
  expect(sent).toEqual([])
})

test('each variable switches on its own receiver', async () => {
  await workWith({ MONITOR_KEY_FAT: 'key' })
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['gateway /greatgas/v2/gmb/monitormsg']))
  sent = []
  await workWith({ LOG_URL: 'https://log.example/items' })
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['https://log.example/items']))
  sent = []
  await workWith({ ANALYTICS_URL: 'https://analytics.example/script.js' })
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['https://analytics.example/script.js']))
})

test('the key of another environment switches on nothing', async () => {
  await workWith({ APP_ENV: 'FAT', MONITOR_KEY_PROD: 'key' })
  expect(sent).toEqual([])
})

test('what is sent names nobody and carries no credential', async () => {
  await workWith({ MONITOR_KEY_FAT: 'key', LOG_URL: '/log' })
  await waitFor(() => expect(sent.length).toBeGreaterThan(4))
  const all = sent.map(({ text }) => text).join()
  expect(all).toContain('of a page')
  expect(all).not.toMatch(/rep01|13800138000/)
})
