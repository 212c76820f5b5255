import { takeBoot } from './window'

afterEach(() => {
  delete window.__boot
})

test('without an early request none is handed over', () => {
  expect(takeBoot().requests).toEqual([])
})

test('the early request is handed over with its answer as text, and the global is removed', async () => {
  const user = { loginName: 'rep01', token: 'sim-rep01' }
  const response = { status: 200, statusText: 'OK', text: () => Promise.resolve('{"code":1000}') }
  window.__boot = {
    events: [],
    early: [{ url: '/cm/list', user, at: 5, answer: Promise.resolve(response as Response) }],
  }
  const [request] = takeBoot().requests
  expect(request).toMatchObject({ method: 'GET', url: '/cm/list', user, at: 5 })
  await expect(request?.answer).resolves.toEqual({ status: 200, statusText: 'OK', body: '{"code":1000}' })
  expect(window.__boot).toBeUndefined()
})

test('calls of the host that arrived before the app listened are passed on first', () => {
  const boot: NonNullable<typeof window.__boot> = { events: [{ name: 'goPhoto', payload: '[]' }], early: [] }
  window.__boot = boot
  const taken: string[] = []
  const { listen } = takeBoot()
  listen(({ name }) => taken.push(name))
  boot.take?.({ name: 'goBack', payload: undefined })
  expect(taken).toEqual(['goPhoto', 'goBack'])
  expect(boot.events).toEqual([])
})
