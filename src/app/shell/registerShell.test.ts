import { registerShell } from './registerShell'

const report = jest.fn()
const post = jest.fn()
const register = jest.fn()
const container = {
  register,
  ready: Promise.resolve({ active: { postMessage: post } } as unknown as ServiceWorkerRegistration),
}
const base = 'https://sales.example/app/?token=t'

beforeEach(() => {
  jest.resetAllMocks()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

async function run(more: Partial<Parameters<typeof registerShell>[0]> = {}): Promise<void> {
  const done = registerShell({ report, container, base, ...more })
  await jest.advanceTimersByTimeAsync(5000)
  await done
}

test('the worker is registered beside the page and caches the rest of the app once it is active', async () => {
  await run()
  expect(String(register.mock.calls[0]?.[0])).toBe('https://sales.example/app/worker.js')
  expect(post).toHaveBeenCalledWith('keep-the-rest')
})

test('with data saving on, no unrequested file is cached', async () => {
  await run({ connection: { saveData: true } })
  expect(register).toHaveBeenCalled()
  expect(post).not.toHaveBeenCalled()
})

test('a browser without service workers is not reported', async () => {
  // jsdom has none.
  const done = registerShell({ report, base })
  await jest.advanceTimersByTimeAsync(5000)
  await done
  expect(report).not.toHaveBeenCalled()
})

test('a refused registration is reported once and does not throw', async () => {
  register.mockRejectedValue(new DOMException('not allowed here', 'SecurityError'))
  await run()
  expect(report).toHaveBeenCalledTimes(1)
  expect(report.mock.calls[0]?.[1]).toBe('service worker')
})
