import * as v from 'valibot'
import { type Http, HttpError } from '#platform/http'
import { allowConsole } from '../../../spec/jest.setup'
import { bufferErrors, type ErrorSource } from './bufferErrors'
import { createErrorReports, type ErrorReportsOptions, monitorKeyName } from './errorReports'

let sent: { id: string; report: Record<string, unknown> }[]
let view: EventTarget
let source: ErrorSource
let now: number
const http: Http = async (call, request) => {
  sent.push({ id: call.id, report: request as Record<string, unknown> })
  return call.response(undefined)
}
const start = (options: Partial<ErrorReportsOptions> = {}) =>
  createErrorReports({
    http,
    accessKey: 'sim',
    version: '1.2.3',
    source,
    now: () => now,
    view: { location: { href: 'https://app/?token=sim-rep01#/clueList' }, navigator: { userAgent: 'iPhone' } },
    ...options,
  })
const scriptError = (message: string) =>
  view.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }))
const rejection = (reason: unknown) =>
  view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: undefined }))
const messages = () => sent.map(({ report }) => String(report.message).split('\n')[0])

beforeEach(() => {
  sent = []
  now = Date.parse('2026-11-21T08:00:00Z')
  view = new EventTarget()
  source = bufferErrors(view as unknown as Window)
})

test('error-report-sent, global-script-error: one report with the fields of section 3', () => {
  start()
  scriptError('boiler exploded')
  expect(sent).toEqual([
    {
      id: 'POST gateway /greatgas/v2/gmb/monitormsg',
      report: {
        appAddress: 'https://app/?token=***#/clueList',
        appId: 'gas-sales-app',
        appName: 'Gas Sales',
        appVersion: '1.2.3',
        deviceType: 1,
        message: expect.stringContaining('boiler exploded'),
        uploadTime: '2026-11-21T08:00:00.000Z',
      },
    },
  ])
})

test('error-report-fails, error-report-failed: only a warning', async () => {
  allowConsole(/the error report could not be sent/)
  const failing = jest.fn<Promise<never>, unknown[]>().mockRejectedValue(new Error('gateway down'))
  start({ http: failing })
  scriptError('boiler exploded')
  await Promise.resolve()
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(failing).toHaveBeenCalledTimes(1)
})

test('error-report-key: PRO and PROD have the same access key, the others their own', () => {
  expect(['DEV', 'FAT', 'UAT', 'PRO', 'PROD'].map(monitorKeyName)).toEqual([
    'MONITOR_KEY_DEV',
    'MONITOR_KEY_FAT',
    'MONITOR_KEY_UAT',
    'MONITOR_KEY_PROD',
    'MONITOR_KEY_PROD',
  ])
})

test('device-type-android, device-type-other: 0 on Android, 1 elsewhere', () => {
  const on = (userAgent: string) => ({ location: { href: 'https://app/' }, navigator: { userAgent } })
  start({ view: on('Mozilla/5.0 (Linux; Android 11)') }).report(new Error('a'))
  start({ view: on('Mozilla/5.0 (Macintosh)') }).report(new Error('b'))
  expect(sent.map(({ report }) => report.deviceType)).toEqual([0, 1])
})

test('without an access key nothing is sent, with one console warning', () => {
  allowConsole(/error reports are off/)
  start({ accessKey: '' })
  scriptError('a')
  scriptError('b')
  expect(sent).toEqual([])
  expect(console.warn).toHaveBeenCalledTimes(1)
})

test('errors from before the reporter was loaded are reported, once each', () => {
  scriptError('early')
  rejection(new TypeError('early too'))
  start()
  scriptError('late')
  expect(messages()).toEqual([
    'script error: Error: early',
    'unhandled rejection: TypeError: early too',
    'script error: Error: late',
  ])
})

test('the same message once a minute, at most ten reports a minute', () => {
  const reports = start()
  for (let n = 0; n < 50; n += 1) reports.report('loop')
  for (let n = 0; n < 50; n += 1) reports.report(`error ${n}`)
  expect(sent).toHaveLength(10)
  now += 60_001
  reports.report('loop')
  expect(sent).toHaveLength(11)
})

test('includes the place and the employee’s code', () => {
  start({ about: () => ({ employee: 'E-1', organisation: '' }) }).report('no data', 'clueDetail')
  expect(sent[0]?.report.message).toBe('clueDetail: no data\nemployee E-1')
})

test('a value that fails its schema is described but not included', () => {
  const huge = 'x'.repeat(1_000_000)
  const schema = v.object({ list: v.array(v.object({ name: v.number(), photo: v.picklist(['a']) })) })
  const answer = { list: [{ name: '王小明', photo: huge }] }
  const parsed = v.safeParse(schema, answer)
  const reports = start()
  if (!parsed.success) reports.report(new v.ValiError(parsed.issues), 'channel message')
  try {
    v.parse(schema, answer)
  } catch (cause) {
    const callId = 'GET main /api/visits/list'
    reports.report(new HttpError('malformed', `${callId}: not what the call declares`, { callId, cause }))
  }
  reports.report(new Error('no JSON', { cause: huge }))
  expect(sent).toHaveLength(3)
  expect(String(sent.pop()?.report.message)).not.toContain('xxxx')
  for (const { report } of sent) {
    expect(report.message).toMatch(/list\.0\.name: expected number, received a text of 3 characters/)
    expect(report.message).toMatch(/list\.0\.photo: expected "a", received a text of 1000000 characters/)
    expect(report.message).not.toMatch(/王小明|xxxx/)
  }
})

test('the address keeps page and ids but no typed text', () => {
  const href = `https://app/#/clueList?keyword=${encodeURIComponent('王小明')}&tab=mine&id=L-000001&note=a+b`
  start({ view: { location: { href }, navigator: { userAgent: '' } } }).report('a')
  expect(sent[0]?.report.appAddress).toBe('https://app/#/clueList?keyword=***&tab=mine&id=L-000001&note=***')
})

test('a report is limited to a few kilobytes', () => {
  const href = `https://app/#/clueList?ids=${'L-000001,'.repeat(2000)}`
  start({ view: { location: { href }, navigator: { userAgent: '' } } }).report('y '.repeat(1_000_000))
  expect(JSON.stringify(sent[0]?.report).length).toBeLessThan(6000)
})

test('tokens in use are removed everywhere', () => {
  start({ secrets: () => ['sim-rep01', ''] }).report('refused sim-rep01 again')
  expect(sent[0]?.report.message).toBe('refused *** again')
})
