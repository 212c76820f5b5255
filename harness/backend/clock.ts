/** Reference time of the worked examples in `domain/`; tests, journeys, benches and screenshots pin the clock to it. */
export const EXAMPLE_TIME = new Date('2026-11-20T09:41:00+08:00')

/** The clock of a store: that of this machine, or one that starts at a pinned time and runs in real time. */
export function runningClock(pinned?: Date): () => Date {
  const offset = pinned === undefined ? 0 : pinned.getTime() - Date.now()
  return () => new Date(Date.now() + offset)
}
