/** How companies use gas by day, and what happens to some of them (domain/risk.md 6). */

/** Share of a working day. */
export const SHARES = { saturday: 0.89, sunday: 0.75, holiday: 0.68 } as const
/** One in this many plants rests on Sundays and holidays. */
export const RESTS_EVERY = 13
/** Days differ by this share at most. */
export const NOISE = 0.06

/** A fall or rise: its first day before today (1: yesterday), how many days, and which share of the usual is used. */
interface Event {
  readonly first: number
  readonly days: number
  readonly share: number
}

/** A volume that fell yesterday, one without volume the day before, and one that has not come back yet. */
const FIXED: Readonly<Record<number, Event>> = {
  21: { first: 1, days: 1, share: 0.62 },
  23: { first: 2, days: 1, share: 0 },
  26: { first: 2, days: 2, share: 0.7 },
}
/** After the seed the same happens again after so many days. */
const CYCLE = 48
const FALLS = { every: 9, from: 5 }
const RISES = { every: 12, from: 7 }
/** Companies after these have no events. */
const LAST = 120

/** What happens to a company, by its number. */
function eventsOf(number: number): readonly Event[] {
  const own = FIXED[number]
  if (own) return [own]
  if (number > LAST) return []
  const first = 3 + ((number * 7) % 45)
  if (number % FALLS.every === FALLS.from) return [{ first, days: 2 + (number % 3), share: 0.5 + (number % 5) * 0.08 }]
  if (number % RISES.every === RISES.from) return [{ first, days: 2, share: 1.18 + (number % 4) * 0.12 }]
  return []
}

/** The share of what is usual on a day, so many days before that of the seed; negative after it. */
export function shareOn(number: number, back: number): number {
  const at = back > 0 ? back : back + CYCLE * Math.ceil((1 - back) / CYCLE)
  return eventsOf(number).find(({ first, days }) => at <= first && at > first - days)?.share ?? 1
}

/** Companies whose meter has sent nothing for some days. */
export const GAPS: readonly number[] = [27, 51, 75]
export const GAP_DAYS = 4
/** One in so many, from a first one, has a meter that sends since a few days only. */
const NEW = { every: 16, from: 30 }
export const NEW_DAYS = 18
export const isNew = (number: number) => number <= LAST && number >= NEW.from && (number - NEW.from) % NEW.every === 0
