import { setImmediate } from 'node:timers'

/** Fake timers, except those that msw needs to deliver responses. */
export function withFakeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
}

/** Maximum number of event-loop turns for a response. */
const TURNS = 30

/** Delivers pending responses, advances the time by `ms`, and delivers the responses that became due. */
export async function advance(ms: number): Promise<void> {
  await turn()
  await jest.advanceTimersByTimeAsync(ms)
  await turn()
}

async function turn(): Promise<void> {
  for (let count = 0; count < TURNS; count += 1) await new Promise((resolve) => setImmediate(resolve))
}
