import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { CM_TICKET_HEADERS } from '#src/config'
import { advance, withFakeClock } from '../../spec/support/clock'
import { appHttp, getFrom, postTo, serveWire } from '../../spec/support/wire'
import { call } from './call'
import { createEarly } from './early'
import { uploadPhoto } from './uploads'

const wire = serveWire()

const refuse = () => HttpResponse.json({ code: 401, message: 'token expired' })
const signIn = call({ ...postTo('main').declaration, open: true })

/** A session whose token is made good by `renew`. */
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
  const counted = jest.fn(async () => {
    const renewed = await renew()
    if (renewed) token = 'new'
    return renewed
  })
  return { ...appHttp({ identity, renew: counted }), renew: counted }
}

describe('a refused token', () => {
  it('is renewed once for all calls that wait, and each is repeated', async () => {
    const { http, renew, toasts } = expiring(() => Promise.resolve(true))
    await expect(
      Promise.all([http(getFrom('main'), {}), http(getFrom('crm'), {}), http(postTo('cm'), {})]),
    ).resolves.toEqual(['d', 'd', 'd'])
    expect(renew).toHaveBeenCalledTimes(1)
    expect(wire.arrived).toHaveLength(6)
    expect(toasts).toEqual([])
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

  it('is no reason to renew for a call that signs somebody in', async () => {
    wire.answers(refuse)
    const renew = jest.fn(() => Promise.resolve(true))
    await expect(
      appHttp({ renew }).http({ ...postTo('main'), declaration: signIn.declaration }, {}),
    ).rejects.toMatchObject({ kind: 'unauthorised' })
    expect(renew).not.toHaveBeenCalled()
  })

  it('lets a call that is given up go at once while others wait', async () => {
    const { http } = expiring(() => new Promise(() => undefined))
    const controller = new AbortController()
    const waiting = http(getFrom('main'), {}, { signal: controller.signal })
    setTimeout(() => controller.abort(), 30)
    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('that was renewed meanwhile is only repeated', async () => {
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

describe('what a call carries', () => {
  it('only t without a login name, and no Authorization without a token', async () => {
    await appHttp({ identity: { token: '', loginName: '' } }).http(getFrom('main'), {})
    expect([...wire.last.url.searchParams.keys()]).toEqual(['t'])
    expect(wire.last.request.headers.has('Authorization')).toBe(false)
  })

  it('its own values for the identity parameters, never the caller’s', async () => {
    await appHttp().http(getFrom('cm'), { itcode: 'other', t: 'x', a: null, list: ['1', '2'], at: { x: 1 } })
    expect([...wire.last.url.searchParams.keys()]).toEqual(['list[]', 'list[]', 'at[x]', 'itcode', 'iv-user', 't'])
    expect(wire.last.url.searchParams.get('itcode')).toBe('pat')
  })

  it('a token without what no header can hold', async () => {
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

  it('a fresh t in each attempt', async () => {
    wire.answers(() => HttpResponse.error())
    await expect(appHttp().http(getFrom('main'), {}, { retry: 1, retryDelay: 5 })).rejects.toMatchObject({
      kind: 'network',
    })
    const [first, second] = wire.arrived.map(({ url }) => Number(url.searchParams.get('t')))
    expect(second).toBeGreaterThan(Number(first))
  })
})

describe('what a call ends with', () => {
  it('malformed, reported, for an answer that is no JSON', async () => {
    wire.answers(() => new HttpResponse('<html>'))
    const { http, reports } = appHttp()
    await expect(http(getFrom('main'), {})).rejects.toMatchObject({ kind: 'malformed' })
    expect(reports.map(({ message }) => message)).toEqual(['GET main /api/thing: the answer is no JSON'])
  })

  it('malformed, reported, for data that its schema refuses', async () => {
    const strict = call({
      ...getFrom('main').declaration,
      request: v.object({}),
      response: v.object({ id: v.string() }),
    })
    const { http, reports } = appHttp()
    await expect(http(strict, {})).rejects.toMatchObject({ kind: 'malformed' })
    expect(reports.map(({ message }) => message)).toEqual([
      expect.stringContaining('the answer is not what the call declares'),
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

  it('the status where a page of HTML came instead', async () => {
    wire.answers(() => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }))
    const status = { kind: 'status', status: 502 }
    const message = 'Request failed with status code 502'
    await expect(appHttp().http(getFrom('main'), {})).rejects.toMatchObject({ ...status, message })
    await expect(appHttp().http(getFrom('file'), {})).rejects.toMatchObject({ ...status, message: 'Bad Gateway' })
  })

  it('nothing shown for a background call without network', async () => {
    wire.answers(() => HttpResponse.error())
    const { http, toasts } = appHttp()
    await expect(http(getFrom('main'), {}, { background: true })).rejects.toMatchObject({ kind: 'network' })
    expect(toasts).toEqual([])
  })

  it('one toast after the last attempt', async () => {
    wire.answers(() => HttpResponse.error())
    const { http, toasts } = appHttp()
    await expect(http(getFrom('main'), {}, { retry: 2 })).rejects.toMatchObject({ kind: 'network' })
    expect(toasts).toEqual(['server error'])
  })

  it('an HTTP status is retried, a refusal by code is not', async () => {
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
  const answered = () => Promise.resolve({ status: 200, statusText: 'OK', body: '{"code":200,"data":"early"}' })

  it('answers the first call with the same address, whatever the order and the identity', async () => {
    const early = createEarly([{ method: 'GET', url: '/main/api/thing?t=1&b=2&itcode=x&a=1', answer: answered() }])
    const { http } = appHttp({ early })
    await expect(http(getFrom('main'), { a: '1', b: '3' })).resolves.toBe('d')
    await expect(http(getFrom('main'), { a: '1', b: '2' })).resolves.toBe('early')
    await expect(http(getFrom('main'), { a: '1', b: '2' })).resolves.toBe('d')
    expect(wire.arrived).toHaveLength(2)
  })

  it('that failed is sent again', async () => {
    const early = createEarly([{ method: 'GET', url: '/main/api/thing', answer: Promise.reject(new Error('offline')) }])
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
