import { setImmediate } from 'node:timers'

/** Fake timers, except those that msw needs to deliver answers. */
export function withFakeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
}

/** Maximum number of event-loop turns for an answer. */
const TURNS = 30

/** Delivers pending answers, advances the time by `ms`, and delivers answers again. */
export async function advance(ms: number): Promise<void> {
  await turn()
  await jest.advanceTimersByTimeAsync(ms)
  await turn()
}

async function turn(): Promise<void> {
  for (let count = 0; count < TURNS; count += 1) await new Promise((resolve) => setImmediate(resolve))
}
