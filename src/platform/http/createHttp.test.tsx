import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { CM_TICKET_HEADERS } from '#base/config'
import { describeSchemaError, listOf } from '#base/wire'
import { advance, withFakeClock } from '../../../spec/support/clock'
import { appHttp, getFrom, postTo, serveWire } from '../../../spec/support/wire'
import { type CallDeclaration, call } from './call'
import { createEarly, type EarlyRequest } from './early'
import { uploadPhoto } from './uploads'

const wire = serveWire()

const refuse = () => HttpResponse.json({ code: 401, message: 'token expired' })
const signIn = call({ ...postTo('main').declaration, open: true })

/** A session whose expired token `renew` replaces. */
function expiring(renew: () => Promise<boolean>) {
  let token = 'old'
  const identity = {
    get token() {
      return token
    },
  }
  wire.answers(({ request }) =>
    request.headers.get('Authorization') === 'new' ? HttpResponse.json({ code: 200, data: 'd' }) : refuse(),
  )
  const counted = jest.fn(async (_why: { background: boolean }) => {
    const renewed = await renew()
    if (renewed) token = 'new'
    return renewed
  })
  return { ...appHttp({ identity, renew: counted }), renew: counted }
}

describe('a refused token', () => {
  it('is renewed once for all waiting calls, and each call is repeated', async () => {
    const { http, renew, toasts } = expiring(() => Promise.resolve(true))
    await expect(
      Promise.all([http(getFrom('main'), {}), http(getFrom('crm'), {}), http(postTo('cm'), {})]),
    ).resolves.toEqual(['d', 'd', 'd'])
    expect(renew).toHaveBeenCalledTimes(1)
    expect(wire.arrived).toHaveLength(6)
    expect(toasts).toEqual([])
  })

  it.each([
    [{}, false],
    [{ background: true }, true],
    [{ background: true, idempotencyKey: 'k1' }, false],
  ])('with %j calls renewal with background %p', async (options, background) => {
    const { http, renew } = expiring(() => Promise.resolve(true))
    await http(getFrom('main'), {}, options)
    expect(renew.mock.calls).toEqual([[{ background }]])
  })

  it('rejects as unauthorised when it cannot be renewed', async () => {
    const { http } = expiring(() => Promise.resolve(false))
    await expect(http(getFrom('main'), {})).rejects.toMatchObject({
      kind: 'unauthorised',
      message: 'token expired',
      code: 401,
    })
    expect(wire.arrived).toHaveLength(1)
  })

  it('is not renewed again when the repeated call is refused too', async () => {
    wire.answers(() => new HttpResponse(null, { status: 401 }))
    const renew = jest.fn(() => Promise.resolve(true))
    await expect(appHttp({ renew }).http(getFrom('main'), {})).rejects.toMatchObject({
      kind: 'unauthorised',
      status: 401,
    })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(wire.arrived).toHaveLength(2)
  })

  it('does not renew the session for a sign-in call', async () => {
    wire.answers(refuse)
    const renew = jest.fn(() => Promise.resolve(true))
    await expect(
      appHttp({ renew }).http({ ...postTo('main'), declaration: signIn.declaration }, {}),
    ).rejects.toMatchObject({ kind: 'unauthorised' })
    expect(renew).not.toHaveBeenCalled()
  })

  it('rejects an aborted call at once while others wait for the renewal', async () => {
    const { http } = expiring(() => new Promise(() => undefined))
    const controller = new AbortController()
    const waiting = http(getFrom('main'), {}, { signal: controller.signal })
    setTimeout(() => controller.abort(), 30)
    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('that another call has renewed already is not renewed again', async () => {
    let token = 'old'
    wire.answers(({ request }) => {
      if (request.headers.get('Authorization') === 'new') return HttpResponse.json({ code: 200, data: 'd' })
      token = 'new'
      return refuse()
    })
    const renew = jest.fn(() => Promise.resolve(true))
    const identity = {
      get token() {
        return token
      },
    }
    await expect(appHttp({ identity, renew }).http(getFrom('main'), {})).resolves.toBe('d')
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('a request carries', () => {
  it('only the parameter t without a login name, and no Authorization header without a token', async () => {
    await appHttp({ identity: { token: '', loginName: '' } }).http(getFrom('main'), {})
    expect([...wire.last.url.searchParams.keys()]).toEqual(['t'])
    expect(wire.last.request.headers.has('Authorization')).toBe(false)
  })

  it('the identity parameters of the session, never those of the caller', async () => {
    await appHttp().http(getFrom('cm'), { itcode: 'other', t: 'x', a: null, list: ['1', '2'], at: { x: 1 } })
    expect([...wire.last.url.searchParams.keys()]).toEqual(['list[]', 'list[]', 'at[x]', 'itcode', 'iv-user', 't'])
    expect(wire.last.url.searchParams.get('itcode')).toBe('pat')
  })

  it('a token without characters that are invalid in a header', async () => {
    await appHttp({ identity: { token: 'a\nb令牌c' } }).http(getFrom('main'), {})
    expect(wire.last.request.headers.get('Authorization')).toBe('abc')
  })

  it('the idempotency key of a submit', async () => {
    await appHttp().http(postTo('cm'), {}, { idempotencyKey: 'k1' })
    expect(wire.last.request.headers.get('Idempotency-Key')).toBe('k1')
  })

  it('the values of its path, encoded', async () => {
    const byName = call({
      host: 'crm',
      method: 'GET',
      path: '/api/name/{loginName}',
      send: 'path',
      about: 'By name.',
      request: v.object({ loginName: v.string() }),
      response: v.unknown(),
    })
    await appHttp().http(byName, { loginName: 'a/b c' })
    expect(wire.last.url.pathname).toBe('/crm/api/name/a%2Fb%20c')
  })

  describe('the names of its path filled from the request, and the rest as the call is sent', () => {
    const move = (method: 'GET' | 'POST', send: CallDeclaration['send']) =>
      call({
        host: 'main',
        method,
        path: '/api/contracts/{id}/rows/{rowId}/move',
        send,
        about: 'Moves.',
        request: v.record(v.string(), v.unknown()),
        response: v.unknown(),
      })
    const request = { id: 'C-1', version: 3, rowId: 'R 2', to: 'won' }
    const path = '/main/api/contracts/C-1/rows/R%202/move'
    const own = (url: URL) => [...url.searchParams].filter(([name]) => !['itcode', 'iv-user', 't'].includes(name))

    it.each([
      ['GET', 'path'],
      ['GET', 'query'],
      ['POST', 'query'],
    ] as const)('%s %s: in the query', async (method, send) => {
      await appHttp().http(move(method, send), request)
      expect(wire.last.url.pathname).toBe(path)
      expect(own(wire.last.url)).toEqual([
        ['version', '3'],
        ['to', 'won'],
      ])
      expect(await wire.last.request.text()).toBe('')
    })

    it.each(['json', 'path'] as const)('POST %s: as JSON', async (send) => {
      await appHttp().http(move('POST', send), request)
      expect(wire.last.url.pathname).toBe(path)
      expect(own(wire.last.url)).toEqual([])
      expect(await wire.last.request.json()).toEqual({ version: 3, to: 'won' })
    })

    it('POST form: as a form', async () => {
      await appHttp().http(move('POST', 'form'), request)
      expect([wire.last.url.pathname, await wire.last.request.text()]).toEqual([path, 'version=3&to=won'])
    })

    it('POST multipart: as fields', async () => {
      await appHttp().http(move('POST', 'multipart'), request)
      const sent = await wire.last.request.formData()
      expect([wire.last.url.pathname, [...sent.keys()]]).toEqual([path, ['version', 'to']])
    })

    it.each([undefined, null, '', '.', '..'])('%p is no name: nothing is sent', async (id) => {
      const { http, reports } = appHttp()
      await expect(http(move('POST', 'json'), { ...request, id })).rejects.toMatchObject({ kind: 'malformed' })
      expect(wire.arrived).toEqual([])
      expect(reports.map(({ message, cause }) => [message, String(cause)])).toEqual([
        [`${move('POST', 'json').id}: the request is not what the call declares`, 'TypeError: no {id} for the path'],
      ])
    })
  })

  it('a new value of t in each attempt', async () => {
    wire.answers(() => HttpResponse.error())
    await expect(appHttp().http(getFrom('main'), {}, { retry: 1, retryDelay: 5 })).rejects.toMatchObject({
      kind: 'network',
    })
    const [first, second] = wire.arrived.map(({ url }) => Number(url.searchParams.get('t')))
    expect(second).toBeGreaterThan(Number(first))
  })
})

const strict = call({
  ...getFrom('main').declaration,
  request: v.object({}),
  response: v.object({ id: v.string() }),
})

describe('a list that holds a bad record', () => {
  const getLeads = call({
    ...getFrom('main').declaration,
    request: v.object({}),
    response: listOf(v.object({ name: v.string(), gas: v.number() })),
  })
  const leads = [
    { name: 'Hongsheng', gas: 3 },
    { name: 'Li Wei', gas: 'much' },
    { name: 'Wang Fang', gas: '7' },
  ]

  it('is returned without it; the report names path and problem once, without values', async () => {
    wire.answers(() => HttpResponse.json({ code: 200, data: { list: leads, total: 3 } }))
    const { http, reports, toasts } = appHttp()
    const answer = { items: [{ name: 'Hongsheng', gas: 3 }], total: 3 }
    await expect(http(getLeads, {})).resolves.toEqual(answer)
    await expect(http(getLeads, {})).resolves.toEqual(answer)
    expect(reports.map(({ message, cause }) => [message, describeSchemaError(cause)])).toEqual([
      [
        'GET main /api/thing: a record was dropped because of list[].gas',
        'list.1.gas: expected number, received a text of 4 characters',
      ],
    ])
    expect(toasts).toEqual([])
  })

  it('fails when no record parses', async () => {
    wire.answers(() => HttpResponse.json({ code: 200, data: { list: leads.slice(1), total: 2 } }))
    await expect(appHttp().http(getLeads, {})).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a call ends with', () => {
  it('a reported refusal of a parameter, which nobody can correct on the page', async () => {
    wire.answers(() => HttpResponse.json({ code: 4000, message: "The simulator does not know sort 'x'." }))
    const { http, reports } = appHttp()
    await expect(http(getFrom('main'), {})).rejects.toMatchObject({ kind: 'refused' })
    expect(reports).toMatchObject([{ message: "The simulator does not know sort 'x'." }])
    await expect(http(postTo('main'), {})).rejects.toMatchObject({ kind: 'refused' })
    expect(reports).toHaveLength(1)
  })

  it('a reported malformed error for an answer that is not JSON', async () => {
    wire.answers(() => new HttpResponse('<html>'))
    const { http, reports } = appHttp()
    await expect(http(getFrom('main'), {})).rejects.toMatchObject({ kind: 'malformed' })
    expect(reports.map(({ message }) => message)).toEqual(['GET main /api/thing: the answer is no JSON'])
  })

  it('a reported malformed error for data that does not match its schema, with the reason in its cause', async () => {
    wire.answers(() => HttpResponse.json({ code: 200, data: { id: 13812345678 } }))
    const { http, reports } = appHttp()
    await expect(http(strict, {})).rejects.toMatchObject({ kind: 'malformed' })
    expect(reports.map(({ message, cause }) => [message, describeSchemaError(cause)])).toEqual([
      ['GET main /api/thing: the answer is not what the call declares', 'id: expected string, received number'],
    ])
  })

  it('the code and data of a refusal', async () => {
    wire.answers(() => HttpResponse.json({ code: 4009, message: 'changed meanwhile', data: { version: 2 } }))
    await expect(appHttp().http(postTo('cm'), {})).rejects.toMatchObject({
      kind: 'refused',
      code: 4009,
      data: { version: 2 },
    })
  })

  it('the HTTP status when the body is an HTML page', async () => {
    wire.answers(() => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }))
    const status = { kind: 'status', status: 502 }
    const message = 'Request failed with status code 502'
    await expect(appHttp().http(getFrom('main'), {})).rejects.toMatchObject({ ...status, message })
    await expect(appHttp().http(getFrom('file'), {})).rejects.toMatchObject({ ...status, message: 'Bad Gateway' })
  })

  it('no toast for a background call without network', async () => {
    wire.answers(() => HttpResponse.error())
    const { http, toasts } = appHttp()
    await expect(http(getFrom('main'), {}, { background: true })).rejects.toMatchObject({ kind: 'network' })
    expect(toasts).toEqual([])
  })

  it('one toast after the last attempt', async () => {
    wire.answers(() => HttpResponse.error())
    const { http, toasts } = appHttp()
    await expect(http(getFrom('main'), {}, { retry: 2 })).rejects.toMatchObject({ kind: 'network' })
    await waitFor(() => expect(toasts).toEqual(['server error']))
  })

  it('a retry after an HTTP error status, but not after a refusal by code', async () => {
    wire.answers(() => new HttpResponse(null, { status: 503 }))
    await expect(appHttp().http(getFrom('main'), {}, { retry: 1 })).rejects.toMatchObject({ kind: 'status' })
    expect(wire.arrived).toHaveLength(2)
    wire.answers(() => HttpResponse.json({ code: 1001 }))
    await expect(appHttp().http(getFrom('main'), {}, { retry: 1 })).rejects.toMatchObject({ kind: 'refused' })
    expect(wire.arrived).toHaveLength(3)
  })

  it.each([
    ['is not repeatable', postTo('main')],
    ['belongs to another client than main', getFrom('cm')],
  ])('refuses a retry count on a call that %s', async (_, one) => {
    await expect(appHttp().http(one, {}, { retry: 1 })).rejects.toThrow('must not carry a retry count')
    expect(wire.arrived).toHaveLength(0)
  })
})

describe('an early request', () => {
  withFakeClock()
  const answer = () => Promise.resolve({ status: 200, statusText: 'OK', body: '{"code":200,"data":"early"}' })
  const user = { loginName: 'pat', token: 'abc' }
  const requested = (parts: Partial<EarlyRequest> = {}): EarlyRequest => ({
    method: 'GET',
    url: '/main/api/thing',
    user,
    at: Date.now(),
    answer: answer(),
    ...parts,
  })

  it('answers the first call with the same address, ignoring parameter order', async () => {
    const early = createEarly([requested({ url: '/main/api/thing?t=1&b=2&itcode=x&a=1' })])
    const { http } = appHttp({ early })
    await expect(http(getFrom('main'), { a: '1', b: '3' })).resolves.toBe('d')
    await expect(http(getFrom('main'), { a: '1', b: '2' })).resolves.toBe('early')
    await expect(http(getFrom('main'), { a: '1', b: '2' })).resolves.toBe('d')
    expect(wire.arrived).toHaveLength(2)
  })

  it('that failed is sent again as a normal request', async () => {
    const early = createEarly([requested({ answer: Promise.reject(new Error('offline')) })])
    await expect(appHttp({ early }).http(getFrom('main'), {})).resolves.toBe('d')
  })

  it.each([
    ['another user', { loginName: 'rep02', token: 'abc' }],
    ['the same user with another token', { loginName: 'pat', token: 'other' }],
  ])('is never given to %s', async (_who, user) => {
    const early = createEarly([requested({ user })])
    await expect(appHttp({ early }).http(getFrom('main'), {})).resolves.toBe('d')
  })

  it('is void after 10 s', async () => {
    const early = createEarly([requested(), requested()])
    const { http } = appHttp({ early })
    await advance(10_000)
    await expect(http(getFrom('main'), {})).resolves.toBe('early')
    await advance(1)
    await expect(http(getFrom('main'), {})).resolves.toBe('d')
  })

  it('is gone once it was dropped', async () => {
    const early = createEarly([requested()])
    early.drop()
    expect(early.waits).toBe(false)
    await expect(appHttp({ early }).http(getFrom('main'), {})).resolves.toBe('d')
  })
})

describe('an upload', () => {
  withFakeClock()

  it('fails after 30 s without progress', async () => {
    wire.answers(() => new Promise<Response>(() => undefined))
    const { http } = appHttp()
    let failure: unknown
    const upload = http(uploadPhoto, { file: new File(['x'], 'picture0.jpg') }).catch((error: unknown) => {
      failure = error
    })
    await advance(29_999)
    expect(failure).toBeUndefined()
    await advance(1)
    await upload
    expect(failure).toMatchObject({ kind: 'timeout', message: 'timeout of 30000 ms exceeded' })
  })
})

describe('a token that is refused in the body of a good answer', () => {
  it.each([401, '401'])('by code %j is renewed, and the call repeated', async (code) => {
    let isRenewed = false
    wire.answers(() => HttpResponse.json(isRenewed ? { code: 200, data: 'd' } : { code, message: 'token expired' }))
    const renew = async () => {
      isRenewed = true
      return true
    }
    await expect(appHttp({ renew }).http(getFrom('main'), {})).resolves.toBe('d')
    expect(wire.arrived).toHaveLength(2)
  })
})

describe('headers', () => {
  it('of the ticket are there without a ticket too; Authorization without a token is not', async () => {
    await appHttp({ identity: { token: '', ticket: '' } }).http(getFrom('cm'), {})
    const { headers } = wire.last.request
    expect(CM_TICKET_HEADERS.map((name) => headers.get(name))).toEqual(CM_TICKET_HEADERS.map(() => ''))
    expect(headers.has('Authorization')).toBe(false)
  })

  it('keep every character that a header can carry, and lose each that it cannot', async () => {
    await appHttp({ identity: { token: ' a~b\t令\u007fc é!d' } }).http(getFrom('main'), {})
    expect(wire.last.request.headers.get('Authorization')).toBe('a~bc !d')
  })
})

describe('a call without network', () => {
  withFakeClock()
  afterEach(() => jest.restoreAllMocks())
  const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  /** Ends as a call without network does. */
  const fail = (options = {}) => {
    wire.answers(() => HttpResponse.error())
    const { http, toasts } = appHttp()
    const failed = expect(http(getFrom('main'), {}, options)).rejects.toMatchObject({ kind: 'network' })
    return { failed, toasts }
  }

  it('that loads something is not told in a toast, because the bar of the page says it', async () => {
    offline()
    const { failed, toasts } = fail()
    await failed
    await advance(1000)
    expect(toasts).toEqual([])
  })

  it('is not told either if the browser learns of the lost network after the call has failed', async () => {
    const { failed, toasts } = fail()
    await failed
    offline()
    await advance(1000)
    expect(toasts).toEqual([])
  })

  it('that sends what the user entered is told', async () => {
    offline()
    const { failed, toasts } = fail({ idempotencyKey: 'k1' })
    await failed
    expect(toasts).toEqual(['server error'])
  })
})
