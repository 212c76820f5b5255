import { addDays, type Day, dayOf, daysFrom, momentOf } from './day'

/** First day of the first biweekly report period, a Monday (domain/risk.md 4). */
const FIRST = '2026-01-05' as Day
const LENGTH = 14
/** A report is due on the Monday after its period at this hour. */
const DUE_HOUR = 12

export interface Fortnight {
  /** `2026-P23`; numbers restart with the first period that begins in a year. */
  readonly id: string
  readonly from: Day
  readonly to: Day
  /** Noon of the Monday after the period. */
  readonly due: Date
}

/** The period of a day. */
function of(day: Day): Fortnight {
  const index = Math.floor(daysFrom(FIRST, day) / LENGTH)
  const from = addDays(FIRST, index * LENGTH)
  const to = addDays(from, LENGTH - 1)
  const year = from.slice(0, 4)
  // Number of periods that have begun in this year, including this one.
  const number = Math.floor(daysFrom(`${year}-01-01` as Day, from) / LENGTH) + 1
  return { id: `${year}-P${String(number).padStart(2, '0')}`, from, to, due: momentOf(addDays(to, 1), DUE_HOUR) }
}

/** The period with an id (`2026-P23`); undefined if there is none. */
function parse(id: string): Fortnight | undefined {
  const [, year, number] = /^(\d{4})-P(\d\d)$/.exec(id) ?? []
  if (year === undefined) return undefined
  // The period of 14 January is the first one that begins in its year.
  const found = of(addDays(`${year}-01-14` as Day, (Number(number) - 1) * LENGTH))
  return found.id === id ? found : undefined
}

/** Periods of the biweekly report. */
export const fortnight = {
  of,
  parse,
  now: (at: Date = new Date()) => of(dayOf(at)),
  before: ({ from }: Fortnight) => of(addDays(from, -1)),
  after: ({ to }: Fortnight) => of(addDays(to, 1)),
}
