/** The instant that the worked examples of `domain/` are dated by. */
export const DEFAULT_START = new Date('2026-11-20T09:41:00+08:00')

/** The simulator's clock: starts there and runs on with real time. */
export function runningClock(start: Date = DEFAULT_START): () => Date {
  const offset = start.getTime() - Date.now()
  return () => new Date(Date.now() + offset)
}
