import type { AppWindow } from './AppWindow'
import { controlNetwork } from './network'

function open(gate: Promise<unknown> = Promise.resolve()) {
  const sent: unknown[] = []
  class Request extends EventTarget {
    send(body?: unknown): void {
      sent.push(body)
    }
    abort(): void {}
  }
  const fetch = jest.fn(async () => new Response('there'))
  const view = { XMLHttpRequest: Request, fetch, navigator: {} } as unknown as AppWindow
  const network = { offline: false, latencyMs: 0, stallUploadAt: null as number | null }
  const createRequest = controlNetwork(view, { state: () => network, gate })
  return { view, network, sent, fetch, createRequest }
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
