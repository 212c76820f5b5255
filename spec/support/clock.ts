import { setImmediate } from 'node:timers'

/** Fake timers that leave alone what moves answers through msw. */
export function withFakeClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
}

/** How many turns of the event loop an answer takes at most. */
const TURNS = 30

/** Lets what answers at once answer, then `ms` go by, then again. */
export async function advance(ms: number): Promise<void> {
  await turn()
  await jest.advanceTimersByTimeAsync(ms)
  await turn()
}

async function turn(): Promise<void> {
  for (let count = 0; count < TURNS; count += 1) await new Promise((resolve) => setImmediate(resolve))
}
