import { waitFor } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import * as v from 'valibot'
import {
  type BackEnd,
  call,
  fileHostToken,
  gatewayUserInfo,
  HttpError,
  reportError,
  uploadDocument,
  uploadPhoto,
} from '#platform/http'
import { ticketLogin } from '#platform/session'
import { advance } from './support/clock'
import { conformance } from './support/conformance'
import { appHttp, getFrom, postTo, serveWire } from './support/wire'

jest.mock('#base/config', () => ({
  ...jest.requireActual<object>('#base/config'),
  buildValue: (name: string) => (name.includes('KEY') ? `${name} of the build` : ''),
}))

const wire = serveWire()
const { checks } = conformance<{ checks: { id: string; client: string[] }[] }>('wire.json')

const photo = new File(['x'], 'picture0.jpg', { type: 'image/jpeg' })
const report = {
  appAddress: 'http://localhost/',
  appId: 'a',
  appName: 'n',
  appVersion: '1',
  deviceType: 1 as const,
  message: 'm',
  uploadTime: '2026-01-01T00:00:00.000Z',
}
const formCalls = ['/api/v1/potCustomers/detail', '/api/v1/doctionary/dic'] as const

async function rejection(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof HttpError)) throw new Error(`expected an HttpError, got ${String(error)}`)
  return error
}

const authorizationIs = async (client: string) => {
  await appHttp().http(getFrom(client as BackEnd), {})
  expect(wire.last.request.headers.get('Authorization')).toBe('abc')
}

const identityIsSent = async (client: string) => {
  const before = Date.now()
  await appHttp().http(getFrom(client as BackEnd), { page: 1 })
  const query = wire.last.url.searchParams
  expect([...query.keys()]).toEqual(['page', 'itcode', 'iv-user', 't'])
  expect(query.get('itcode')).toBe('pat')
  expect(query.get('iv-user')).toBe('pat')
  expect(Number(query.get('t'))).toBeGreaterThanOrEqual(before)
}

const succeedsWith = (code: number) => async (client: string) => {
  wire.answers(() => HttpResponse.json({ code, data: { a: 1 } }))
  await expect(appHttp().http(getFrom(client as BackEnd), {})).resolves.toEqual({ a: 1 })
}

const rejectsWith = (status: number, body: object, statusText: string, message: string) => async (client: string) => {
  wire.answers(() => HttpResponse.json(body, { status, statusText }))
  const { http, toasts } = appHttp()
  expect((await rejection(http(getFrom(client as BackEnd), {}))).message).toBe(message)
  expect(toasts).toEqual([])
}

const operationFailed = (code: number) => async () => {
  wire.answers(() => HttpResponse.json({ code, data: {} }))
  const { http, toasts } = appHttp()
  expect((await rejection(http(getFrom('infocol'), {}))).message).toBe('operation failed')
  expect(toasts).toEqual(['operation failed'])
}

const attempts = async (options: { retry?: number; retryDelay?: number }, fail: number) => {
  wire.answers(() => (wire.arrived.length <= fail ? HttpResponse.error() : HttpResponse.json({ code: 200, data: 'd' })))
  const { http } = appHttp()
  const result = await http(getFrom('main'), {}, options).then(
    () => 'resolved',
    (error: unknown) => error,
  )
  return { result, times: wire.arrived.map(({ at }) => at) }
}

/** One test per check of wire.json and client named there. */
const held: Record<string, (client: string) => Promise<void>> = {
  authorization: authorizationIs,
  'authorization-file-and-infocol': authorizationIs,
  'authorization-crm-quotes': async () => {
    await appHttp({ identity: { token: '"abc"' } }).http(getFrom('crm'), {})
    expect(wire.last.request.headers.get('Authorization')).toBe('abc')
  },
  'cm-ticket-headers': async () => {
    await appHttp().http(getFrom('cm'), {})
    expect(wire.last.request.headers.get('ticket')).toBe('ticket-1')
    expect(wire.last.request.headers.get('icomeTicket')).toBe('ticket-1')
    await appHttp({ identity: { ticket: '' } }).http(getFrom('cm'), {})
    expect(wire.last.request.headers.get('ticket')).toBe('')
    expect(wire.last.request.headers.get('icomeTicket')).toBe('')
  },
  'crm-no-ticket-headers': async () => {
    await appHttp().http(getFrom('crm'), {})
    expect(wire.last.request.headers.has('ticket')).toBe(false)
    expect(wire.last.request.headers.has('icomeTicket')).toBe(false)
  },
  'identity-parameters': identityIsSent,
  'identity-parameters-file-and-infocol': identityIsSent,
  'gateway-upload-log-without-identity': async (client) => {
    if (!client.startsWith('gateway')) return
    if (client === 'gateway-user-info') await appHttp().http(gatewayUserInfo, { tmpToken: 't1' })
    else await appHttp().http(reportError, report)
    expect(wire.last.url.search).toBe('')
    expect(wire.last.request.headers.has('Authorization')).toBe(false)
    expect(await wire.last.request.text()).not.toMatch(/abc|pat/)
  },
  'identity-parameters-on-posts': async (client) => {
    await appHttp().http(postTo(client as BackEnd), { a: 1 })
    expect([...wire.last.url.searchParams.keys()]).toEqual(['itcode', 'iv-user', 't'])
    expect(await wire.last.request.json()).toEqual({ a: 1 })
  },
  'identity-parameters-appended': async () => {
    wire.answers(() => HttpResponse.json({ code: 200, data: { fileName: 'a', size: 1, suffix: 'jpg', fileUrl: '/a' } }))
    await appHttp().http(uploadDocument, { file: photo })
    expect(wire.last.url.pathname).toBe('/crm/upload-file')
    expect([...wire.last.url.searchParams.keys()]).toEqual(['path', 'itcode', 'iv-user', 't'])
    expect(wire.last.url.searchParams.get('path')).toBe('hd')
  },
  'timeout-20-s': async (client) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    try {
      wire.answers(() => new Promise<Response>(() => undefined))
      const { http, toasts } = appHttp()
      let ended = false
      const failure = rejection(http(getFrom(client as BackEnd), {})).finally(() => {
        ended = true
      })
      await jest.advanceTimersByTimeAsync(19_999)
      expect(ended).toBe(false)
      await jest.advanceTimersByTimeAsync(1)
      expect((await failure).message).toBe('timeout of 20000 ms exceeded')
      expect(toasts).toEqual([client === 'infocol' ? 'operation failed' : 'server error'])
    } finally {
      jest.useRealTimers()
    }
  },
  'credentials-main': async () => {
    await appHttp().http(getFrom('main'), {})
    expect(wire.last.request.credentials).toBe('include')
  },
  'json-main': async () => {
    await appHttp().http(postTo('main'), { a: 1 })
    expect(wire.last.request.headers.get('Content-Type')).toMatch(/^application\/json/)
  },
  'retry-none': async () => {
    const { result, times } = await attempts({}, 9)
    expect(times).toHaveLength(1)
    expect(result).toMatchObject({ kind: 'network', message: 'Network Error' })
  },
  'retry-count': async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    try {
      let ended = false
      const made = attempts({ retry: 2 }, 9).finally(() => {
        ended = true
      })
      for (let ms = 0; ms < 500 && !ended; ms += 1) await advance(1)
      expect(ended).toBe(true)
      const { result, times } = await made
      expect(times).toHaveLength(3)
      expect(result).toBeInstanceOf(HttpError)
    } finally {
      jest.useRealTimers()
    }
  },
  'retry-delay': async () => {
    const { times } = await attempts({ retry: 1, retryDelay: 50 }, 9)
    expect(times).toHaveLength(2)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(49)
  },
  'retry-until-success': async () => {
    const { result, times } = await attempts({ retry: 2 }, 1)
    expect(times).toHaveLength(2)
    expect(result).toBe('resolved')
  },
  'form-encoded': async () => {
    for (const path of formCalls) {
      const form = call({
        host: 'crm',
        method: 'POST',
        path,
        send: 'form',
        about: 'A form.',
        request: v.object({ code: v.string(), ids: v.array(v.number()) }),
        response: v.unknown(),
      })
      await appHttp().http(form, { code: 'a b&c', ids: [1, 2] })
      expect(wire.last.request.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/)
      expect([...new URLSearchParams(await wire.last.request.text())]).toEqual([
        ['code', 'a b&c'],
        ['ids[]', '1'],
        ['ids[]', '2'],
      ])
    }
  },
  'multipart-files': () => carriesFile(uploadDocument, 'files'),
  'multipart-file': () => carriesFile(uploadPhoto, 'file'),
  'post-as-query': async () => {
    const asQuery = call({
      host: 'cm',
      method: 'POST',
      path: '/api/cperpDemandMgr/ennNewClue/isShowMyClue',
      send: 'query',
      about: 'Is Mine shown?',
      request: v.object({ orgCode: v.string() }),
      response: v.unknown(),
    })
    await appHttp().http(asQuery, { orgCode: '4406' })
    expect(wire.last.request.method).toBe('POST')
    expect(wire.last.url.searchParams.get('orgCode')).toBe('4406')
    expect(await wire.last.request.text()).toBe('')
  },
  'success-1000': succeedsWith(1000),
  'success-200': succeedsWith(200),
  'other-code-message': rejectsWith(200, { code: 1001, message: 'm' }, 'OK', 'm'),
  'other-code-msg': rejectsWith(200, { code: 1001, msg: 'm' }, 'OK', 'm'),
  'http-201-with-code-200': rejectsWith(201, { code: 200, message: 'm' }, 'Created', 'm'),
  'http-500-message': rejectsWith(500, { code: 500, message: 'm' }, 'Internal Server Error', 'm'),
  'http-500-crm': rejectsWith(500, { code: 500, message: 'm' }, 'Internal Server Error', 'Internal Server Error'),
  'network-failure-toast': async (client) => {
    wire.answers(() => HttpResponse.error())
    const { http, toasts } = appHttp()
    expect((await rejection(http(getFrom(client as BackEnd), {}))).message).toBe('Network Error')
    await waitFor(() => expect(toasts).toEqual(['server error']))
  },
  'cancelled-no-toast': async (client) => {
    const controller = new AbortController()
    wire.answers(async () => {
      controller.abort()
      await delay(20)
      return HttpResponse.json({ code: 200 })
    })
    const { http, toasts, feedback } = appHttp()
    const failure = await rejection(http(getFrom(client as BackEnd), {}, { signal: controller.signal }))
    expect(failure.kind).toBe('cancelled')
    expect(toasts).toEqual([])
    expect(feedback.loadingCount).toBe(0)
  },
  'ticket-exchange-00': async () => {
    wire.answers(() =>
      HttpResponse.json({ code: '00', message: 'ok', result: { authorization: 'a', loginName: 'pat', code: 'c' } }),
    )
    await expect(appHttp().http(ticketLogin, { ticket: 'x' })).resolves.toMatchObject({ token: 'a', loginName: 'pat' })
    expect(wire.last.url.searchParams.get('ticket')).toBe('x')
  },
  // That the message is shown is tested by the bootstrap cases ticket-refused-… and ticket-code-1000.
  'ticket-exchange-other': async () => {
    wire.answers(() => HttpResponse.json({ code: 1000, message: 'm', result: {} }))
    const failure = await rejection(appHttp().http(ticketLogin, { ticket: 'x' }))
    expect(failure).toMatchObject({ kind: 'refused', message: 'm' })
  },
  'infocol-loading': async () => {
    const { http, feedback } = appHttp()
    const seen: number[] = []
    wire.answers(() => {
      seen.push(feedback.loadingCount)
      return HttpResponse.json({ code: 200, data: 'd' })
    })
    await http(getFrom('infocol'), {})
    await http(getFrom('infocol'), {}, { background: true })
    expect(seen).toEqual([1, 0])
    expect(feedback.loadingCount).toBe(0)
    expect(wire.last.url.pathname).toBe('/cm/infocol/api/thing')
  },
  'infocol-token': async () => {
    wire.answers(() => HttpResponse.json({ code: 200, token: 'tk', data: 'd' }))
    await expect(appHttp().http(getFrom('infocol'), {})).resolves.toBe('tk')
  },
  'infocol-data': async () => {
    wire.answers(() => HttpResponse.json({ code: 200, data: 'd' }))
    await expect(appHttp().http(getFrom('infocol'), {})).resolves.toBe('d')
  },
  'infocol-code-not-200': operationFailed(500),
  'infocol-code-1000': operationFailed(1000),
  'gateway-default-env': async () => {
    await appHttp().http(gatewayUserInfo, { tmpToken: 't1' })
    expect(wire.last.url.pathname).toBe('/gateway/FAT/new/open/ws/auth/customer/authenticationByTmpToken')
    await appHttp().http(gatewayUserInfo, { tmpToken: 't1' }, { environment: 'UAT' })
    expect(wire.last.url.pathname).toMatch(/^\/gateway\/UAT\//)
  },
  'gateway-user-info-body': async () => {
    await appHttp().http(gatewayUserInfo, { tmpToken: 't1' })
    expect(await wire.last.request.json()).toEqual({ params: { appId: 'GATEWAY_KEY of the build', tmpToken: 't1' } })
    expect(wire.last.request.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(wire.last.request.headers.get('X-GW-AccessKey')).toBe('GATEWAY_KEY of the build')
  },
  'gateway-user-info-raw': async () => {
    wire.answers(() => HttpResponse.json({ whatever: [1], code: 401 }))
    await expect(appHttp().http(gatewayUserInfo, { tmpToken: 't1' })).resolves.toEqual({ whatever: [1], code: 401 })
  },
  'error-report-key': async () => {
    const keys: (string | null)[] = []
    for (const environment of ['PRO', 'PROD', 'UAT'] as const) {
      await appHttp().http(reportError, report, { environment })
      keys.push(wire.last.request.headers.get('X-GW-AccessKey'))
      expect(await wire.last.request.json()).toEqual(report)
    }
    expect(keys).toEqual(
      ['MONITOR_KEY_PROD', 'MONITOR_KEY_PROD', 'MONITOR_KEY_UAT'].map((key) => `${key} of the build`),
    )
  },
}

/** Checks covered elsewhere, with the responsible part. */
const later: Record<string, string> = {
  'error-report-sent': 'telemetry',
  'error-report-fails': 'telemetry',
  'upload-defaults': 'host bridge',
  'upload-method': 'host bridge',
  'upload-progress': 'host bridge',
  'upload-result': 'host bridge',
  'log-ten-items': 'telemetry',
  'log-ten-seconds': 'telemetry',
}

async function carriesFile(upload: typeof uploadPhoto, field: string): Promise<void> {
  wire.answers(() => HttpResponse.json({ code: 200, data: { fileName: 'a', size: 1, suffix: 'jpg', fileUrl: '/a' } }))
  await appHttp().http(upload, { file: photo })
  expect(wire.last.request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
  const file = (await wire.last.request.formData()).get(field)
  expect(file).toMatchObject({ name: 'picture0.jpg', type: 'image/jpeg' })
}

describe('the wire, check by check', () => {
  const cases = checks
    .filter(({ id }) => id in held)
    .flatMap(({ id, client }) => client.map((one) => [id, one] as const))
  it.each(cases)('%s on %s', (id, client) => held[id]?.(client))

  it('covers every check, or names the responsible part', () => {
    const known = [...Object.keys(held), ...Object.keys(later)].sort()
    expect(known).toEqual(checks.map(({ id }) => id).sort())
  })

  it("the file host's body is returned unchanged", async () => {
    wire.answers(() => HttpResponse.json({ token: 'upload-token' }))
    await expect(appHttp().http(fileHostToken, {})).resolves.toEqual({ token: 'upload-token' })
    expect(wire.last.url.pathname).toBe('/file/getToken')
  })
})
