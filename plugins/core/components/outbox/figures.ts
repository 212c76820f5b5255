const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Age {
  readonly key: 'now' | 'minutes' | 'hours' | 'days'
  readonly count: number
}

/** Text key under `outbox.age` and its count: `just now`, `5 min`, `2 h`, `3 days`. */
export function ageOf(createdAt: number, now: number): Age {
  const age = now - createdAt
  // Also negative ages, after the clock was set back.
  if (age < MINUTE) return { key: 'now', count: 0 }
  if (age < HOUR) return { key: 'minutes', count: Math.floor(age / MINUTE) }
  if (age < DAY) return { key: 'hours', count: Math.floor(age / HOUR) }
  return { key: 'days', count: Math.floor(age / DAY) }
}
