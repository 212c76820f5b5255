/** The instant that the worked examples of `domain/` are dated by; tests, journeys, benches and pictures pin it. */
export const EXAMPLE_TIME = new Date('2026-11-20T09:41:00+08:00')

/** The simulator's clock: this machine's, or, pinned, one that starts there and runs on with real time. */
export function runningClock(pinned?: Date): () => Date {
  const offset = pinned === undefined ? 0 : pinned.getTime() - Date.now()
  return () => new Date(Date.now() + offset)
}
