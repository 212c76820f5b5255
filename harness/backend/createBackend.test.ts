/** @jest-environment node */
import * as v from 'valibot'
import { call } from '#platform/http'
import { allowConsole } from '../../spec/jest.setup'
import { advance, withFakeClock } from '../../spec/support/clock'
import { answer, definePluginDev, type SimKind, SimRefusal } from './contract'
import { type BackendOptions, createBackend } from './createBackend'
import { CHANGED } from './log'

interface Kiln {
  readonly id: string
  readonly name: string
  readonly site?: { readonly city: string }
}
const kilnKind: SimKind<Kiln> = { name: 'kiln', id: (record) => record.id }
const open = { request: v.looseObject({}), response: v.unknown(), about: 'For this test.' } as const
const list = call({ host: 'cm', method: 'GET', path: '/api/kilns', send: 'query', ...open })
const one = call({ host: 'main', method: 'GET', path: '/api/kilns/{id}', send: 'path', ...open })
const move = call({ host: 'main', method: 'POST', path: '/api/kilns/{id}/move', send: 'json', ...open })
const add = call({ host: 'main', method: 'POST', path: '/api/kilns/add', send: 'json', ...open })
const infocol = call({ host: 'infocol', method: 'POST', path: '/collect', send: 'json', ...open })

const dev = definePluginDev({
  id: 'kilns',
  kinds: [kilnKind],
  seed: () => ({
    kiln: [
      { id: 'K-1', name: 'tunnel', site: { city: 'Foshan' } },
      { id: 'K-2', name: 'roller' },
    ],
  }),
  handlers: [
    answer(list, (wire, { store }) => ({ wire, list: [...store.table(kilnKind).values()] })),
    answer(one, ({ id }, { store }) => {
      const kiln = store.table(kilnKind).get(String(id))
      if (!kiln) throw new SimRefusal(4004, 'No such kiln.', { id })
      return kiln
    }),
    answer(add, ({ name }, { store }) => {
      if (name === '') throw new SimRefusal(4000, 'Give a name.', { name: 'required' })
      if (name === 'broken') throw new Error('kiln exploded')
      const kiln = { id: `K-${store.next('kiln') + 2}`, name: String(name) }
      store.table(kilnKind).put(kiln)
      return kiln
    }),
    answer(move, (wire) => wire),
    answer(infocol, () => 'collected'),
  ],
})

function setup(options: BackendOptions = { devs: [dev] }) {
  const backend = createBackend(options)
  const send = async (path: string, init: RequestInit & { as?: string; json?: unknown } = {}) => {
    const { as = 'rep01', json, ...rest } = init
    const headers = new Headers(rest.headers)
    if (as) headers.set('Authorization', `sim-${as}`)
    if (json !== undefined) headers.set('Content-Type', 'application/json')
    const method = json === undefined ? 'GET' : 'POST'
    const body = json === undefined ? {} : { body: JSON.stringify(json) }
    const response = await backend.handle(new Request(`http://sim${path}`, { method, ...body, ...rest, headers }))
    if (response === 'drop' || response === undefined) return { status: response, body: undefined }
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
  }
  const control = (path: string, method = 'GET', json?: unknown, headers: Record<string, string> = {}) =>
    send(`/__sim/${path}`, { method, headers, ...(json === undefined ? {} : { body: JSON.stringify(json) }) })
  return { backend, send, control }
}

describe('a call that nothing answers', () => {
  it('says where its handler is added: in the area whose paths begin like it', async () => {
    const { send } = setup()
    expect(await send('/main/api/kilns/K-1/fire', { json: {} })).toMatchObject({
      status: 404,
      body: {
        message:
          'No such call: POST /main/api/kilns/K-1/fire: add a handler to dev.ts of its area, plugins/kilns/dev.ts (docs/simulator.md)',
      },
    })
    const { body } = await send('/main/api/ovens')
    expect(body.message).toBe(
      'No such call: GET /main/api/ovens: add a handler to dev.ts of its area (docs/simulator.md)',
    )
  })
})

describe('answering a declared call', () => {
  it('says whether records were changed, also where that was repeated: of many POSTs that only read, none', async () => {
    const { backend } = setup()
    const changed = async (path: string, json: object, headers: Readonly<Record<string, string>> = {}) => {
      const init = { method: 'POST', body: JSON.stringify(json) }
      const all = { Authorization: 'sim-rep01', 'Content-Type': 'application/json', ...headers }
      const response = await backend.handle(new Request(`http://sim${path}`, { ...init, headers: all }))
      return response instanceof Response && response.headers.has(CHANGED)
    }
    expect(await changed('/main/api/kilns/K-1/move', { to: 'hall' })).toBe(false)
    expect(await changed('/main/api/kilns/add', { name: 'shuttle' })).toBe(true)
    expect(await changed('/main/api/kilns/add', { name: '' })).toBe(false)
    const key = { 'Idempotency-Key': 'k1' }
    expect(await changed('/main/api/kilns/add', { name: 'bell' }, key)).toBe(true)
    expect(await changed('/main/api/kilns/add', { name: 'bell' }, key)).toBe(true)
  })

  it('wraps the result in the envelope; the handler receives the fields without identity parameters', async () => {
    const { send } = setup()
    const { status, body } = await send('/cm/api/kilns?itcode=rep01&iv-user=rep01&t=1&areas[0]=44&areas[1]=33')
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 1000, message: 'success', data: { wire: { areas: ['44', '33'] } } })
    expect(body.data.wire).toEqual({ areas: ['44', '33'] })
    expect(body.data.list).toHaveLength(2)
  })

  it('passes path parameters to the handler', async () => {
    const { send } = setup()
    expect((await send('/main/api/kilns/K-2')).body.data).toEqual({ id: 'K-2', name: 'roller' })
  })

  it.each([
    ['JSON', { 'Content-Type': 'application/json' }, '{"version":3,"id":"K-9"}', { version: 3 }],
    ['form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'version=3', { version: '3' }],
    ['query', {}, undefined, { version: '3' }],
  ])('a POST with names in its path gets them and the rest, sent as %s', async (_how, headers, body, rest) => {
    const { send } = setup()
    const query = body === undefined ? '?version=3' : ''
    const init = { method: 'POST', headers, ...(body === undefined ? {} : { body }) }
    expect((await send(`/main/api/kilns/K%202/move${query}`, init)).body.data).toEqual({ ...rest, id: 'K 2' })
  })

  it('sends a refusal as code, message and data with HTTP 200', async () => {
    const { send } = setup()
    expect(await send('/main/api/kilns/K-9')).toEqual({
      status: 200,
      body: { code: 4004, message: 'No such kiln.', data: { id: 'K-9' } },
    })
  })

  it('answers HTTP 500 and logs to the console if a handler throws', async () => {
    allowConsole(/kilns\/add failed/)
    const { send } = setup()
    expect(await send('/main/api/kilns/add', { json: { name: 'broken' } })).toEqual({
      status: 500,
      body: { code: 500, message: 'kiln exploded' },
    })
  })

  it('uses the success code 200 for infocol', async () => {
    const { send } = setup()
    expect((await send('/cm/infocol/collect', { json: {} })).body).toEqual({
      code: 200,
      message: 'success',
      data: 'collected',
    })
  })

  it('answers HTTP 400 for a body that is not JSON', async () => {
    const { send } = setup()
    const headers = { 'Content-Type': 'application/json' }
    expect(await send('/main/api/kilns/add', { method: 'POST', body: '{"name":', headers })).toMatchObject({
      status: 400,
    })
  })

  it('answers HTTP 404 for an undeclared call and ignores paths that are not calls', async () => {
    const { send } = setup()
    expect(await send('/main/api/nothing')).toMatchObject({ status: 404, body: { code: 404 } })
    expect(await send('/main.4f2a.js')).toMatchObject({ status: undefined })
  })
})

describe('the signed-in employee', () => {
  it.each([
    ['sim-rep01', 200],
    ['"sim-emp30"', 200],
    ['sim-rep99', 401],
    ['rep01', 401],
    ['', 401],
  ])('token %s: HTTP %s', async (token, status) => {
    const { send } = setup()
    expect(await send('/cm/api/kilns', { as: '', headers: { Authorization: token } })).toMatchObject({ status })
  })

  it('an expired token is refused until the next sign-in', async () => {
    const { send, control } = setup()
    await control('records/session/rep01', 'PUT', { expired: true })
    expect(await send('/cm/api/kilns')).toMatchObject({ status: 401, body: { code: 401 } })
    expect(await send('/cm/api/kilns', { as: 'rep02' })).toMatchObject({ status: 200 })
    await send('/main/api/core/signIn', { as: '', json: { loginName: 'rep01', password: 'demo' } })
    expect(await send('/cm/api/kilns')).toMatchObject({ status: 200 })
  })
})

describe('a submit with an idempotency key', () => {
  const headers = { 'Idempotency-Key': 'draft-1' }
  const submit = (send: ReturnType<typeof setup>['send'], name: string, as = 'rep01') =>
    send('/main/api/kilns/add', { headers, json: { name }, as })

  it('is executed once and repeated submits get the same answer, also concurrent ones', async () => {
    const { send, backend } = setup()
    const [first, second] = await Promise.all([submit(send, 'shuttle'), submit(send, 'shuttle')])
    const third = await submit(send, 'shuttle')
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(backend.store().table(kilnKind).size).toBe(3)
  })

  it('belongs to its employee', async () => {
    const { send, backend } = setup()
    await submit(send, 'shuttle')
    await submit(send, 'shuttle', 'rep02')
    expect(backend.store().table(kilnKind).size).toBe(4)
  })

  it('can be corrected under the same key after a refusal, and is then executed once', async () => {
    const { send, backend } = setup()
    expect((await submit(send, '')).body.code).toBe(4000)
    const mended = await submit(send, 'shuttle')
    expect(mended.body).toMatchObject({ code: 1000, data: { name: 'shuttle' } })
    expect(await submit(send, 'shuttle')).toEqual(mended)
    expect(backend.store().table(kilnKind).size).toBe(3)
  })

  it('is executed when repeated after an internal error', async () => {
    allowConsole(/kilns\/add failed/)
    const { send } = setup()
    expect((await submit(send, 'broken')).status).toBe(500)
    expect((await submit(send, 'shuttle')).body).toMatchObject({ data: { name: 'shuttle' } })
  })
})

describe('stores by cookie', () => {
  it('have separate records, faults and logs', async () => {
    const { send, control } = setup()
    const mine = { Cookie: 'other=1; sim=a' }
    await send('/main/api/kilns/add', { json: { name: 'shuttle' }, headers: mine })
    await control('faults', 'POST', [{ status: 503 }], mine)
    expect((await control('records/kiln', 'GET', undefined, mine)).body.total).toBe(3)
    expect((await control('records/kiln')).body.total).toBe(2)
    expect(await send('/cm/api/kilns')).toMatchObject({ status: 200 })
    expect(await send('/cm/api/kilns', { headers: mine })).toMatchObject({ status: 503 })
    expect((await control('log')).body).toHaveLength(1)
    expect((await control('log', 'GET', undefined, mine)).body).toHaveLength(2)
  })

  it('a reset affects records, faults and log of that store only', async () => {
    const { send, control } = setup()
    const mine = { Cookie: 'sim=a' }
    await send('/main/api/kilns/add', { json: { name: 'shuttle' } })
    await send('/main/api/kilns/add', { json: { name: 'shuttle' }, headers: mine })
    await control('faults', 'POST', { drop: 'request' }, mine)
    await control('reset', 'POST', undefined, mine)
    expect((await control('state', 'GET', undefined, mine)).body).toMatchObject({
      store: 'a',
      faults: [],
      sizes: { kiln: 2 },
    })
    expect((await control('log', 'GET', undefined, mine)).body).toEqual([])
    expect((await control('state')).body.sizes.kiln).toBe(3)
  })

  describe('with their own size and seed', () => {
    const sized = definePluginDev({
      ...dev,
      seed: ({ size, seed }, sites) => ({
        kiln: sites
          ? sites.map(({ name }) => ({ id: name, name }))
          : Array.from({ length: size === 'small' ? 3 : 30 }, (_, n) => ({ id: `K-${n}`, name: `${seed}` })),
      }),
    })
    const mine = { Cookie: 'sim=a' }

    it('a reset with size and seed applies until a reset without; other stores keep the default', async () => {
      const { control } = setup({ devs: [sized] })
      expect(await control('reset', 'POST', { size: 'small', seed: 7 }, mine)).toMatchObject({ status: 200 })
      expect((await control('state', 'GET', undefined, mine)).body).toMatchObject({
        size: 'small',
        seed: 7,
        sizes: { kiln: 3 },
      })
      expect((await control('records/kiln?name=7', 'GET', undefined, mine)).body.total).toBe(3)
      expect((await control('state')).body).toMatchObject({ size: 'default', seed: 1, sizes: { kiln: 30 } })
      await control('reset', 'POST', undefined, mine)
      expect((await control('state', 'GET', undefined, mine)).body).toMatchObject({
        size: 'default',
        sizes: { kiln: 30 },
      })
    })

    it('options left out are as at the start of the simulator', async () => {
      const { control } = setup({ devs: [sized], size: 'small', seed: 4 })
      await control('reset', 'POST', { seed: 5 }, mine)
      expect((await control('state', 'GET', undefined, mine)).body).toMatchObject({ size: 'small', seed: 5 })
    })

    it('a reset with a time starts the clock of that store there, and its records are seeded for it', async () => {
      const { control, backend } = setup({
        devs: [sized],
        sites: [{ line: 2, name: 'dairy' }],
        importReport: { read: 1 },
      })
      const now = '2024-02-29T09:41:00+08:00'
      await control('reset', 'POST', { now }, mine)
      const { body } = await control('state', 'GET', undefined, mine)
      // The sites of the file stay: only another size or seed is without them.
      expect(body).toMatchObject({ wanted: { now }, sizes: { kiln: 1 } })
      // The clock runs while the store is seeded.
      for (const at of [new Date(body.seededAt), backend.now('a')])
        expect(Math.abs(at.getTime() - Date.parse(now))).toBeLessThan(60_000)
      expect(Math.abs(backend.now().getTime() - Date.now())).toBeLessThan(60_000)
      await control('reset', 'POST', {}, mine)
      expect(Math.abs(backend.now('a').getTime() - Date.now())).toBeLessThan(60_000)
      expect((await control('state', 'GET', undefined, mine)).body.wanted).toBeNull()
    })

    it('a simulator of one tester keeps size, seed and time in its dump', async () => {
      const first = setup({ devs: [sized], isAlone: true })
      const wanted = { size: 'small', seed: 7, now: '2024-02-29T09:41:00+08:00' }
      await first.control('reset', 'POST', wanted)
      await first.control('records/kiln/K-1', 'PUT', { name: 'changed' })
      const second = setup({ devs: [sized], isAlone: true })
      second.backend.restore(JSON.parse(JSON.stringify(first.backend.dump())))
      expect((await second.control('state')).body).toMatchObject({
        ...wanted,
        now: expect.stringMatching(/^2024-02-29T01:4/),
        wanted,
      })
      expect((await second.control('records/kiln/K-1')).body.name).toBe('changed')
    })

    it('such a store is seeded without the sites of a file', async () => {
      const { control } = setup({ devs: [sized], sites: [{ line: 2, name: 'dairy' }], importReport: { read: 1 } })
      await control('reset', 'POST', { size: 'default' }, mine)
      expect((await control('state')).body).toMatchObject({ import: { read: 1 }, sizes: { kiln: 1 } })
      expect((await control('state', 'GET', undefined, mine)).body).toMatchObject({ import: null, sizes: { kiln: 30 } })
    })

    it.each([
      [{ size: 'huge' }, 'size: choose one of small, default, large.'],
      [{ seed: 1.5 }, 'seed: '],
      [{ sise: 'small' }, 'sise: '],
      [{ now: 'tomorrow' }, 'now: write it as 2026-11-20T09:41:00+08:00.'],
      ['small', 'The body: '],
    ])('%j is refused in one line, and changes nothing', async (body, words) => {
      const { control } = setup({ devs: [sized] })
      await control('records/kiln/K-1', 'PUT', { name: 'changed' }, mine)
      const { status, body: said } = await control('reset', 'POST', body, mine)
      expect({ status, message: said.message }).toEqual({ status: 400, message: expect.stringContaining(words) })
      expect((await control('records/kiln/K-1', 'GET', undefined, mine)).body.name).toBe('changed')
    })

    it('are refused for the default store; an empty body resets it', async () => {
      const { control } = setup({ devs: [sized] })
      await control('records/kiln/K-1', 'PUT', { name: 'changed' })
      expect(await control('reset', 'POST', { size: 'small' })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('cookie sim=<id>') },
      })
      expect((await control('records/kiln/K-1')).body.name).toBe('changed')
      await control('reset', 'POST', {})
      expect((await control('records/kiln/K-1')).body.name).toBe('1')
    })
  })

  it('the least recently used of 64 is dropped, the default store never', async () => {
    const { backend, send } = setup()
    await send('/main/api/kilns/add', { json: { name: 'shuttle' } })
    backend.store('first').table(kilnKind).delete('K-1')
    for (let n = 0; n < 70; n += 1) backend.store(`tester-${n}`)
    expect(backend.store().table(kilnKind).size).toBe(3)
    expect(backend.store('first').table(kilnKind).size).toBe(2)
  })
})

describe('faults', () => {
  it('answer by status, by code, or raw', async () => {
    const { send, control } = setup()
    await control('faults', 'POST', [
      { path: 'kilns', times: 1, status: 500 },
      { path: 'kilns', times: 1, code: 1001, message: 'Not today.' },
      { path: 'kilns', times: 1, body: '{"code":1000,' },
    ])
    expect(await send('/cm/api/kilns')).toMatchObject({ status: 500, body: { code: 500 } })
    expect(await send('/cm/api/kilns')).toEqual({
      status: 200,
      body: { code: 1001, message: 'Not today.', data: null },
    })
    await control('faults', 'DELETE')
    await control('faults', 'POST', { body: 'not json' })
    expect((await send('/cm/api/kilns')).body).toBe('not json')
  })

  it("drop 'request' loses the call, drop 'answer' its answer only", async () => {
    const { send, control, backend } = setup()
    await control('faults', 'POST', [
      { path: 'add', nth: 1, drop: 'request' },
      { path: 'add', nth: 2, drop: 'answer' },
    ])
    expect((await send('/main/api/kilns/add', { json: { name: 'a' } })).status).toBe('drop')
    expect(backend.store().table(kilnKind).size).toBe(2)
    expect((await send('/main/api/kilns/add', { json: { name: 'a' } })).status).toBe('drop')
    expect(backend.store().table(kilnKind).size).toBe(3)
    expect((await control('log')).body.map((row: { status: number }) => row.status)).toEqual([0, 0])
  })

  describe('by the clock', () => {
    withFakeClock()

    it('a delay comes before the usual answer', async () => {
      const { send, control } = setup()
      await control('faults', 'POST', { delayMs: 3000 })
      const answered = jest.fn()
      const answer = send('/cm/api/kilns').then(answered)
      await advance(2999)
      expect(answered).not.toHaveBeenCalled()
      await advance(1)
      await answer
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }))
    })
  })

  it('an invalid fault is refused with one line', async () => {
    const { control } = setup()
    expect(await control('faults', 'POST', [{ drop: 'all' }])).toMatchObject({ status: 400 })
    expect((await control('faults')).body).toEqual([])
  })
})

describe('the log', () => {
  it('shows host, path, query, headers, body and status', async () => {
    const { send, control } = setup()
    await send('/main/api/kilns/add?t=5', { json: { name: 'shuttle' } })
    expect((await control('log')).body).toMatchObject([
      {
        host: 'main',
        method: 'POST',
        path: '/api/kilns/add',
        query: { t: '5' },
        headers: { authorization: 'sim-rep01' },
        body: { name: 'shuttle' },
        status: 200,
      },
    ])
  })

  it('shows the fields of an upload, a file by name, size and type', async () => {
    const { backend, control } = setup()
    const form = new FormData()
    form.set('note', 'gate')
    form.set('file', new File(['12345'], 'picture0.jpg', { type: 'image/jpeg' }))
    const headers = { Authorization: 'sim-rep01' }
    await backend.handle(new Request('http://sim/cm/api/systemMgr/uploadImg', { method: 'POST', body: form, headers }))
    expect((await control('log')).body[0].body).toEqual({
      note: 'gate',
      file: { name: 'picture0.jpg', size: 5, type: 'image/jpeg' },
    })
  })

  it('contains posts to the log and analytics services', async () => {
    const { send, control } = setup()
    expect(await send('/log', { as: '', json: { items: [1] } })).toMatchObject({ status: 200 })
    expect(await send('/analytics', { as: '', json: { items: [2] } })).toMatchObject({ status: 200 })
    expect((await control('log')).body).toMatchObject([
      { host: 'log', body: { items: [1] } },
      { host: 'analytics', body: { items: [2] } },
    ])
  })
})

describe('records', () => {
  it('lists kinds with counts, and records by field', async () => {
    const { control } = setup()
    expect((await control('records')).body).toMatchObject({ kiln: 2, employee: 30, session: 30 })
    expect((await control('records/kiln?name=roller')).body).toEqual({
      list: [{ id: 'K-2', name: 'roller' }],
      ids: ['K-2'],
      total: 1,
    })
    expect((await control('records/kiln?site.city=Foshan')).body.total).toBe(1)
    expect(await control('records/oven')).toMatchObject({ status: 404 })
  })

  it('each record of the seed is found under the id that the list gives, whichever field that is', async () => {
    const byNumber: SimKind<{ number: number }> = { name: 'chimney', id: ({ number }) => `C-${number}` }
    const chimneys = definePluginDev({
      id: 'chimneys',
      kinds: [byNumber],
      seed: () => ({ chimney: [{ state: 'cold', number: 7 }] }),
      handlers: [],
    })
    const { control } = setup({ devs: [dev, chimneys] })
    const { ids } = (await control('records/chimney')).body
    expect(ids).toEqual(['C-7'])
    expect((await control(`records/chimney/${ids[0]}`)).body).toEqual({ state: 'cold', number: 7 })
    expect(await control(`records/chimney/${ids[0]}`, 'PUT', { state: 'hot' })).toMatchObject({ status: 200 })
  })

  it('a change is merged into the record; a new record must contain its id', async () => {
    const { control } = setup()
    expect((await control('records/kiln/K-1', 'PUT', { name: 'old tunnel' })).body).toEqual({
      id: 'K-1',
      name: 'old tunnel',
      site: { city: 'Foshan' },
    })
    expect(await control('records/kiln/K-7', 'PUT', { name: 'nameless' })).toMatchObject({ status: 404 })
    expect(await control('records/kiln/K-7', 'PUT', { id: 'K-7', name: 'new' })).toMatchObject({ status: 200 })
    expect((await control('records/kiln/K-7')).body).toEqual({ id: 'K-7', name: 'new' })
  })
})

it('a dump of the default store restores its changes in the next process', async () => {
  const first = setup()
  await first.send('/main/api/kilns/add', { json: { name: 'shuttle' } })
  const second = createBackend({ devs: [dev] })
  expect(second.restore(JSON.parse(JSON.stringify(first.backend.dump())))).toEqual({ unknown: [], days: 0 })
  expect(second.store().table(kilnKind).get('K-3')).toEqual({ id: 'K-3', name: 'shuttle' })
})

describe('the clock', () => {
  const pinned = new Date('2027-03-01T08:00:00+08:00')
  const dated = definePluginDev({
    id: 'kilns',
    kinds: [kilnKind],
    handlers: [],
    seed: ({ now }) => ({ kiln: [{ id: 'K-1', name: now.toISOString() }] }),
  })
  const nameIn = (backend: ReturnType<typeof createBackend>, store?: string) =>
    backend.store(store).table(kilnKind).get('K-1')?.name

  afterEach(() => jest.useRealTimers())

  it('is that of this machine by default, also for the seeds', () => {
    jest.useFakeTimers({ now: new Date('2031-05-04T15:00:00+08:00') })
    const backend = createBackend({ devs: [dated] })
    expect(backend.now()).toEqual(new Date())
    expect(nameIn(backend)).toBe(new Date().toISOString())
  })

  it('starts at the pinned time and runs in real time', () => {
    jest.useFakeTimers()
    const backend = createBackend({ devs: [dated], now: pinned })
    expect(nameIn(backend)).toBe(pinned.toISOString())
    jest.advanceTimersByTime(90_000)
    expect(backend.now().getTime() - pinned.getTime()).toBe(90_000)
  })

  it('passes midnight: new and reset stores are seeded for the new day, the others keep their day', () => {
    const late = new Date('2027-03-01T23:50:00+08:00')
    jest.useFakeTimers({ now: late })
    const backend = createBackend({ devs: [dated] })
    expect(nameIn(backend, 'before')).toBe(late.toISOString())
    jest.advanceTimersByTime(20 * 60_000)
    const next = '2027-03-01T16:10:00.000Z'
    expect([nameIn(backend), nameIn(backend, 'before'), nameIn(backend, 'after')]).toEqual([
      late.toISOString(),
      late.toISOString(),
      next,
    ])
    backend.reset('before')
    expect([nameIn(backend), nameIn(backend, 'before')]).toEqual([late.toISOString(), next])
  })

  it('starts with each store, so that a page opened at the pinned time agrees with it however long others have run', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const { backend, control } = setup({ devs: [dated], now: pinned })
    const minutes = (id?: string) => (backend.now(id).getTime() - pinned.getTime()) / 60_000
    expect(minutes('first')).toBe(0)
    jest.advanceTimersByTime(17 * 60_000)
    expect([minutes(), minutes('first'), minutes('second')]).toEqual([17, 17, 0])
    jest.advanceTimersByTime(24 * 60 * 60_000)
    expect(nameIn(backend, 'next day')).toBe(pinned.toISOString())
    const { body } = await control('state', 'GET', undefined, { cookie: 'sim=next day' })
    expect(body).toMatchObject({ now: pinned.toISOString(), seededAt: pinned.toISOString() })
    backend.reset('first')
    expect(minutes('first')).toBe(24 * 60 + 17)
  })

  it('moves the changes of an earlier day to the current day', () => {
    const write = { id: 'K-9', name: 'shuttle', firedAt: '2027-03-01T09:30:00+08:00', nextOn: '2027-03-05' }
    const first = createBackend({ devs: [dated], now: pinned })
    first.store().table(kilnKind).put(write)
    const second = createBackend({ devs: [dated], now: new Date('2027-03-04T08:00:00+08:00') })
    second.restore(JSON.parse(JSON.stringify(first.dump())))
    expect(second.store().table(kilnKind).get('K-9')).toEqual({
      ...write,
      firedAt: '2027-03-04T09:30:00+08:00',
      nextOn: '2027-03-08',
    })
  })
})

test('a record is not saved over a version that the writer has not read', async () => {
  const { control } = setup()
  await control('records/kiln/K-1', 'PUT', { version: 2 })
  expect(await control('records/kiln/K-1?version=1', 'PUT', { name: 'mine' })).toMatchObject({
    status: 409,
    body: { message: 'kiln K-1 was changed meanwhile: it has version 2, not 1.' },
  })
  expect((await control('records/kiln/K-1')).body.name).not.toBe('mine')
  expect(await control('records/kiln/K-1?version=2', 'PUT', { name: 'mine' })).toMatchObject({ status: 200 })
  expect((await control('state')).body.writes).toBe(2)
})

test('the state says whether anything was saved since the reset: by the app or by hand, not by signing in', async () => {
  const { send, control } = setup()
  const isChanged = async () => (await control('state')).body.isChanged
  const save = { json: { name: 'shuttle' }, headers: { 'Idempotency-Key': 'draft-1' } }
  await send('/cm/api/kilns')
  expect(await isChanged()).toBe(false)
  await send('/main/api/kilns/add', save)
  expect(await isChanged()).toBe(true)
  await control('reset', 'POST')
  expect(await isChanged()).toBe(false)
  await control('records/kiln/K-1', 'PUT', { name: 'mine' })
  expect(await isChanged()).toBe(true)
  await control('reset', 'POST')
  expect(await isChanged()).toBe(false)
})

test('some faults are removed, and the others go on counting', async () => {
  const { send, control } = setup()
  const [mine, other] = [
    { path: 'kilns/add', status: 500 },
    { path: 'kilns/list', code: 4003 },
  ]
  await control('faults', 'POST', [mine, other])
  await send('/main/api/kilns/list')
  await control('faults', 'DELETE', [mine])
  expect((await control('faults')).body).toEqual([{ ...other, seen: 1, fired: 1 }])
})

test('the log of calls says how long each took, and gives the newest', async () => {
  const { send, control } = setup()
  for (const name of ['a', 'b', 'c']) await send(`/main/api/kilns/${name}`)
  const rows: readonly { readonly path: string; readonly ms: number }[] = (await control('log?last=2')).body
  expect(rows.map(({ path, ms }) => [path, typeof ms])).toEqual([
    ['/api/kilns/b', 'number'],
    ['/api/kilns/c', 'number'],
  ])
})

test('a held answer waits for its release; the call was handled before', async () => {
  const { send, control } = setup()
  await control('faults', 'POST', [{ method: 'POST', path: '/api/kilns/add', nth: 1, hold: true }])
  const held = send('/main/api/kilns/add', { json: { name: 'New kiln' } })
  while ((await control('state')).body.held !== 1) await new Promise((resolve) => setImmediate(resolve))
  const kilns = JSON.stringify((await send('/cm/api/kilns')).body)
  expect(kilns).toContain('New kiln')
  expect((await control('release', 'POST')).body).toEqual({ released: 1 })
  expect((await held).status).toBe(200)
  expect((await control('state')).body.held).toBe(0)
})
