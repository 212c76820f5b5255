import { withDeadline } from './deadline'

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('restarts on every sign of progress', async () => {
    let move: () => void = jest.fn()
    const waiting = withDeadline(
      (_, alive) => {
        move = alive
        return new Promise<never>(() => undefined)
      },
      { quiet: 100, signal: undefined, error: (end) => new Error(end) },
    ).catch((error: unknown) => error)
    jest.advanceTimersByTime(99)
    move()
    jest.advanceTimersByTime(99)
    move()
    expect(jest.getTimerCount()).toBe(1)
    jest.advanceTimersByTime(100)
    await expect(waiting).resolves.toMatchObject({ message: 'timeout' })
    move()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('aborts the operation, and never starts one whose signal is already aborted', async () => {
    const controller = new AbortController()
    controller.abort()
    const run = jest.fn(() => Promise.resolve('done'))
    const options = { quiet: 100, signal: controller.signal, error: (end: string) => new Error(end) }
    await expect(withDeadline(run, options)).rejects.toThrow('cancelled')
    expect(run).not.toHaveBeenCalled()

    let inner: AbortSignal | undefined
    const later = new AbortController()
    const waiting = withDeadline(
      (signal) => {
        inner = signal
        return new Promise<never>(() => undefined)
      },
      { ...options, signal: later.signal },
    )
    later.abort()
    await expect(waiting).rejects.toThrow('cancelled')
    expect(inner?.aborted).toBe(true)
  })
})
