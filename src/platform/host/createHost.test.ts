import { HOST_METHODS } from './calls'
import { createHost, type HostDeps } from './createHost'

const call = jest.fn()
const take = jest.fn()
const openEngine = jest.fn()
jest.mock('./openEngine', () => ({ openEngine: (deps: unknown) => openEngine(deps) }))

const report = jest.fn()
const deps: HostDeps = {
  found: { kind: 'partner', os: 'ios', native: true, script: Promise.resolve() },
  feedback: {} as HostDeps['feedback'],
  scanner: () => Promise.reject(new Error('not needed')),
  stored: () => undefined,
  isTrusted: () => false,
  http: () => {
    throw new Error('not needed')
  },
  user: () => 'rep01',
  notice: jest.fn(),
  notify: jest.fn(),
  report,
  unrequested: jest.fn(),
}

beforeEach(() => {
  jest.clearAllMocks()
  openEngine.mockReturnValue({ call, take, warm: async () => undefined })
})

test('the bridge has every method; the engine is loaded by the first call', async () => {
  const host = createHost(deps)
  expect(host).toMatchObject({ kind: 'partner', os: 'ios', native: true })
  expect(openEngine).not.toHaveBeenCalled()
  call.mockResolvedValue({ ok: true, data: null })
  for (const method of HOST_METHODS) await (host[method] as () => Promise<unknown>)()
  expect(openEngine).toHaveBeenCalledTimes(1)
  expect(call.mock.calls.map(([method]) => method)).toEqual(HOST_METHODS)
})

test('passes requests and options to the engine', async () => {
  const { signal } = new AbortController()
  call.mockResolvedValue({ ok: true, data: [] })
  await createHost(deps).pickPhoto({ maxCount: 3 }, { signal })
  expect(call).toHaveBeenCalledWith('pickPhoto', { maxCount: 3 }, { signal })
})

test('a call does not reject if the engine fails to load; the next call retries', async () => {
  openEngine.mockImplementationOnce(() => {
    throw new Error('chunk')
  })
  const host = createHost(deps)
  await expect(host.copyText({ text: 'a' })).resolves.toMatchObject({ ok: false, code: -1, error: { kind: 'host' } })
  expect(report).toHaveBeenCalledTimes(1)
  call.mockResolvedValue({ ok: true, data: null })
  await expect(host.copyText({ text: 'a' })).resolves.toEqual({ ok: true, data: null })
})

test('an answer that arrives before the engine has loaded is kept for it', async () => {
  const host = createHost(deps)
  host.take('goPhoto', '[]')
  await host.warm()
  expect(take).toHaveBeenCalledWith('goPhoto', '[]')
})
