import { firstScreenShown, whenStorable } from './timing'

/** A phone that is never idle: only the time limit ends the wait. */
const busy = (run: () => void, { timeout = Number.POSITIVE_INFINITY } = {}) => setTimeout(run, timeout)
const stored = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  stored.mockReset()
  Object.assign(window, { requestIdleCallback: busy })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('nothing is stored before the first screen; on a busy phone it is stored within a second of it', async () => {
  void whenStorable().then(stored)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(stored).not.toHaveBeenCalled()
  firstScreenShown()
  await jest.advanceTimersByTimeAsync(1000)
  expect(stored).toHaveBeenCalledTimes(1)
})

test('a page that is hidden stores at once, because it may not come back', async () => {
  void whenStorable().then(stored)
  await jest.advanceTimersByTimeAsync(0)
  expect(stored).not.toHaveBeenCalled()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
  expect(stored).toHaveBeenCalledTimes(1)
})
