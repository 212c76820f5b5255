import { CHANGED } from '../backend/log'
import type { AppWindow } from './AppWindow'
import { controlNetwork, type ReportedRequest } from './network'

function open(gate: Promise<unknown> = Promise.resolve()) {
  const sent: unknown[] = []
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    timeout = 0
    readonly status = 200
    readonly responseType = ''
    readonly responseText = 'there'
    headers: Readonly<Record<string, string>> = {}
    getResponseHeader(name: string): string | null {
      return this.headers[name] ?? null
    }
    open(): void {}
    send(body?: unknown): void {
      sent.push(body)
    }
    abort(): void {}
  }
  const fetch = jest.fn(async () => new Response('there'))
  const fields = { XMLHttpRequest: Request, FormData, fetch, navigator: {}, location: { href: 'http://localhost/' } }
  const view = Object.assign(new EventTarget(), fields) as unknown as AppWindow
  const reported: ReportedRequest[] = []
  const network = { offline: false, latencyMs: 0, stallUploadAt: null as number | null }
  const createRequest = controlNetwork(view, {
    state: () => network,
    gate,
    report: (request) => reported.push(request),
  })
  return { view, network, sent, reported, fetch, createRequest }
}

/** Runs pending promises. */
const turn = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('nothing is sent before the gate opens', async () => {
  let openGate = () => {}
  const { view, sent, fetch } = open(
    new Promise<void>((resolve) => {
      openGate = resolve
    }),
  )
  new view.XMLHttpRequest().send('early')
  const answer = view.fetch('/early')
  await turn()
  expect([sent, fetch.mock.calls]).toEqual([[], []])
  openGate()
  await turn()
  expect(sent).toEqual(['early'])
  expect(await (await answer).text()).toBe('there')
})

test('offline, calls fail as in a browser, which also reports it', async () => {
  const { view, network, sent } = open()
  await turn()
  network.offline = true
  const request = new view.XMLHttpRequest()
  const seen: string[] = []
  for (const name of ['error', 'loadend']) request.addEventListener(name, () => seen.push(name))
  request.send()
  await turn()
  expect(seen).toEqual(['error', 'loadend'])
  expect(sent).toEqual([])
  await expect(view.fetch('/x')).rejects.toThrow('Failed to fetch')
  expect(view.navigator.onLine).toBe(false)
})

test('latency is added; a request aborted meanwhile is never sent', async () => {
  const { view, network, sent } = open()
  await turn()
  network.latencyMs = 300
  const kept = new view.XMLHttpRequest()
  const left = new view.XMLHttpRequest()
  kept.send('kept')
  left.send('left')
  const seen: string[] = []
  left.addEventListener('abort', () => seen.push('abort'))
  left.abort()
  await jest.advanceTimersByTimeAsync(299)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect([sent, seen]).toEqual([['kept'], ['abort']])
})

test('the host’s own uploads are not affected', async () => {
  const { network, sent, createRequest } = open()
  network.offline = true
  createRequest().send('of the host')
  expect(sent).toEqual(['of the host'])
})

test('a request that has ended is reported once, with its time; files of the app are not', async () => {
  const { view, reported } = open()
  await turn()
  const request = new view.XMLHttpRequest()
  request.open('post', '/crm/insert?id=1')
  request.send('{}')
  await jest.advanceTimersByTimeAsync(30)
  request.dispatchEvent(new Event('loadend'))
  request.dispatchEvent(new Event('loadend'))
  expect(reported).toEqual([{ method: 'POST /crm/insert?id=1', wire: '{}', decoded: 'there', result: '200', ms: 30 }])
  const file = new view.XMLHttpRequest()
  file.open('GET', '/assets/main.js')
  file.send()
  file.dispatchEvent(new Event('loadend'))
  expect(reported).toHaveLength(1)
})

describe('a request by fetch, such as the early one of the boot script', () => {
  const LIST = '/cm/api/getClueOwnList?states=1'

  test('is reported once its answer is complete, and still answers its page', async () => {
    const { view, reported, fetch } = open()
    await turn()
    let end = () => {}
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('the'))
        end = () => {
          stream.enqueue(new TextEncoder().encode('re'))
          stream.close()
        }
      },
    })
    fetch.mockResolvedValue(new Response(body, { status: 404, headers: { [CHANGED]: '1' } }))
    const answer = view.fetch(LIST, { headers: {} })
    await jest.advanceTimersByTimeAsync(30)
    expect(reported).toEqual([])
    end()
    expect(await (await answer).text()).toBe('there')
    await turn()
    const row = { method: `GET ${LIST}`, wire: undefined, decoded: 'there', result: '404', ms: 30, changed: true }
    expect(reported).toEqual([row])
  })

  test('that fails, or that the page gives up, is reported as one by XMLHttpRequest', async () => {
    const { view, network, reported, fetch } = open()
    await turn()
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(view.fetch(LIST)).rejects.toThrow('Failed to fetch')
    fetch.mockRejectedValueOnce(new Error('gone'))
    const given = { method: 'post', body: '{}', signal: AbortSignal.abort() }
    await expect(view.fetch(new URL(`http://localhost${LIST}`), given)).rejects.toThrow('gone')
    network.offline = true
    await expect(view.fetch(LIST)).rejects.toThrow('Failed to fetch')
    expect(reported).toMatchObject([
      { method: `GET ${LIST}`, result: 'network' },
      { method: `POST ${LIST}`, wire: '{}', result: 'aborted' },
      { method: `GET ${LIST}`, result: 'network' },
    ])
  })

  test('that hangs is reported after a second, and once it has ended', async () => {
    const { view, reported, fetch } = open()
    await turn()
    fetch.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(new Response('there')), 1500)))
    const answer = view.fetch(LIST)
    await jest.advanceTimersByTimeAsync(1000)
    const { call } = reported[0] ?? {}
    expect(reported).toMatchObject([{ method: `GET ${LIST}`, result: 'waiting', ms: 1000 }])
    expect(call).toBeDefined()
    await jest.advanceTimersByTimeAsync(500)
    await answer
    await turn()
    expect(reported.slice(1)).toMatchObject([{ method: `GET ${LIST}`, result: '200', ms: 1500, call }])
  })

  test.each([
    ['a file of the app', '/assets/main.wasm'],
    ['the page itself, which the app compares with the server’s', '/'],
    ['a picture that the page has', 'data:text/plain,there'],
    ['what the app logs by itself', '/log'],
  ])('is not reported if it is %s', async (_, address) => {
    const { view, reported } = open()
    await turn()
    await view.fetch(address)
    await turn()
    expect(reported).toEqual([])
  })
})

test('a request that has changed records is reported as one', async () => {
  const { view, reported } = open()
  await turn()
  for (const headers of [{}, { [CHANGED]: '1' }]) {
    const request = Object.assign(new view.XMLHttpRequest(), { headers })
    request.open('POST', '/cm/api/selectList')
    request.send('{}')
    request.dispatchEvent(new Event('loadend'))
  }
  expect(reported.map(({ changed }) => changed)).toEqual([undefined, true])
})

test('requests on their way fail when the network goes', async () => {
  const { view, network, reported } = open()
  await turn()
  const request = new view.XMLHttpRequest()
  const events: string[] = []
  for (const name of ['error', 'loadend']) request.addEventListener(name, () => events.push(name))
  request.open('POST', '/cm/upload')
  request.send('photo')
  network.offline = true
  view.dispatchEvent(new Event('offline'))
  expect(events).toEqual(['error', 'loadend'])
  expect(reported).toMatchObject([{ result: 'network' }])
})

describe('an upload of the page that stalls', () => {
  const stalled = async (timeout = 0) => {
    const { view, network, sent, reported } = open()
    await turn()
    network.stallUploadAt = 0.6
    const request = new view.XMLHttpRequest()
    request.open('POST', '/cm/upload')
    const events: string[] = []
    for (const name of ['error', 'abort', 'timeout', 'loadend']) request.addEventListener(name, () => events.push(name))
    request.upload.addEventListener('progress', ({ loaded, total }) => events.push(`${loaded} of ${total}`))
    request.timeout = timeout
    const form = new FormData()
    form.append('file', new Blob(['0123456789']))
    request.send(form)
    return { view, network, request, sent, events, reported }
  }

  test('reports its progress up to there, and fails when the network goes, once', async () => {
    const { view, network, request, sent, events } = await stalled()
    network.offline = true
    view.dispatchEvent(new Event('offline'))
    request.abort()
    expect([sent, events]).toEqual([[], ['6 of 10', 'error', 'loadend']])
  })

  test('can be aborted', async () => {
    const { request, events } = await stalled()
    request.abort()
    expect(events).toEqual(['6 of 10', 'abort', 'loadend'])
  })

  test('is reported when it stalls, and when it has ended', async () => {
    const { request, reported } = await stalled()
    expect(reported).toMatchObject([{ method: 'POST /cm/upload', result: 'stalled' }])
    await jest.advanceTimersByTimeAsync(5000)
    request.abort()
    expect(reported).toMatchObject([{ result: 'stalled' }, { result: 'aborted', ms: 5000 }])
    expect(reported[1]?.call).toBe(reported[0]?.call)
  })

  test('ends with the time-out of the page', async () => {
    const { events } = await stalled(30_000)
    await jest.advanceTimersByTimeAsync(29_999)
    expect(events).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(events).toEqual(['6 of 10', 'timeout', 'loadend'])
  })
})

test('a call without a file does not stall', async () => {
  const { view, network, sent } = open()
  await turn()
  network.stallUploadAt = 0.6
  new view.XMLHttpRequest().send('{}')
  expect(sent).toEqual(['{}'])
})

test.each([
  ['stalled', 0.6, 300],
  ['waiting', null, 1300],
])(
  'a request that is reported as %s says when the page has sent it, before the delay of the network',
  async (result, stallUploadAt, ms) => {
    const { view, network, reported } = open()
    await turn()
    Object.assign(network, { latencyMs: 300, stallUploadAt })
    const request = new view.XMLHttpRequest()
    request.open('POST', '/cm/upload')
    const form = new FormData()
    form.append('file', new Blob(['0123456789']))
    request.send(form)
    await jest.advanceTimersByTimeAsync(1300)
    expect(reported).toMatchObject([{ result, ms }])
  },
)

test('a request that waits for its answer is reported after a second, and once it has ended', async () => {
  const { view, reported } = open()
  await turn()
  const send = () => {
    const request = new view.XMLHttpRequest()
    request.open('GET', '/crm/list')
    request.send()
    return request
  }
  const [held, quick] = [send(), send()]
  await jest.advanceTimersByTimeAsync(900)
  quick.dispatchEvent(new Event('loadend'))
  expect(reported).toMatchObject([{ result: '200' }])
  await jest.advanceTimersByTimeAsync(100)
  held.dispatchEvent(new Event('loadend'))
  const { call } = reported[1] ?? {}
  expect(reported.slice(1)).toMatchObject([
    { method: 'GET /crm/list', result: 'waiting', call },
    { method: 'GET /crm/list', result: '200', ms: 1000, call },
  ])
  expect(reported.map(({ call: id }) => id !== undefined)).toEqual([false, true, true])
})
