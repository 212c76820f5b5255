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

test('the worker stands beside the page, and keeps the rest of the app once it runs', async () => {
  await run()
  expect(String(register.mock.calls[0]?.[0])).toBe('https://sales.example/app/worker.js')
  expect(post).toHaveBeenCalledWith('keep-the-rest')
})

test('who saves data gets no file that was not asked for', async () => {
  await run({ connection: { saveData: true } })
  expect(register).toHaveBeenCalled()
  expect(post).not.toHaveBeenCalled()
})

test('a browser without service workers is no failure', async () => {
  // jsdom is one: nothing is given and nothing is found.
  const done = registerShell({ report, base })
  await jest.advanceTimersByTimeAsync(5000)
  await done
  expect(report).not.toHaveBeenCalled()
})

test('a worker that the browser refuses is reported once, and nothing is thrown', async () => {
  register.mockRejectedValue(new DOMException('not allowed here', 'SecurityError'))
  await run()
  expect(report).toHaveBeenCalledTimes(1)
  expect(report.mock.calls[0]?.[1]).toBe('service worker')
})
