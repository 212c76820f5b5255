import { type Day, days, momentOf, workingDays } from '#base/calendar'

/** Figures of a site with daily reports (domain/schedule.md 3, 'Yk'), for screens and server. */

export interface SiteQuantity {
  readonly code: string
  readonly total: number
  /** % */
  readonly weight: number
  /** Cumulated by day, in order of the days. */
  readonly plan: readonly (readonly [Day, number])[]
}

export interface DoneQuantity {
  readonly code: string
  readonly done: number
}

/** Planned quantity up to a day. */
export const plannedUpTo = ({ plan }: Pick<SiteQuantity, 'plan'>, day: Day): number =>
  plan.reduce((latest, [at, quantity]) => (at <= day ? quantity : latest), 0)

const shareOf = (part: number, total: number) => (total <= 0 ? 1 : Math.min(1, part / total))

/** Reported quantities by code. */
export function doneOf(
  reports: readonly { readonly quantities: readonly DoneQuantity[] }[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { quantities } of reports)
    for (const { code, done } of quantities) sums.set(code, (sums.get(code) ?? 0) + done)
  return sums
}

/** Sums of fractions differ in their last bits. */
const SLACK = 1e-6

/**
 * The first row that does more of a quantity than there is, or is of none; `done`: by the reports of other days.
 * undefined: none does.
 */
export function tooMuchAt(
  rows: readonly DoneQuantity[],
  quantities: readonly Pick<SiteQuantity, 'code' | 'total'>[],
  done: ReadonlyMap<string, number>,
): number | undefined {
  const sums = new Map(done)
  const at = rows.findIndex(({ code, done: now }) => {
    const sum = (sums.get(code) ?? 0) + now
    sums.set(code, sum)
    return sum > (quantities.find((each) => each.code === code)?.total ?? -1) + SLACK
  })
  return at < 0 ? undefined : at
}

export interface SiteFigures {
  /** % */
  readonly actual: number
  /** % */
  readonly planned: number
  /** Done over planned; undefined before anything is planned. */
  readonly index: number | undefined
}

/** Progress by quantities: Σ weight × min(1, done ÷ total), planned alike, and their ratio. */
export function siteFigures(
  quantities: readonly SiteQuantity[],
  done: ReadonlyMap<string, number>,
  today: Day,
): SiteFigures {
  const weights = quantities.reduce((sum, { weight }) => sum + weight, 0) || 1
  const sumOf = (part: (quantity: SiteQuantity) => number) =>
    (quantities.reduce((sum, each) => sum + each.weight * shareOf(part(each), each.total), 0) / weights) * 100
  const actual = sumOf(({ code }) => done.get(code) ?? 0)
  const planned = sumOf((quantity) => plannedUpTo(quantity, today))
  return { actual, planned, index: planned === 0 ? undefined : actual / planned }
}

/** Excused part of a day with stopped work: half from 4 hours, whole from 8. days */
export const excusedDays = (stopHours: number): number => (stopHours >= 8 ? 1 : stopHours >= 4 ? 0.5 : 0)

/** What weather and others excuse of a delay. working days */
export const excusedBy = (reports: readonly { readonly stopHours: number }[]): number =>
  reports.reduce((sum, { stopHours }) => sum + excusedDays(stopHours), 0)

/** Heads × hours of all trades. h */
export const manHours = (crew: readonly { readonly heads: number; readonly hours: number }[]): number =>
  crew.reduce((sum, { heads, hours }) => sum + heads * hours, 0)

/** A report is due at this hour of its day, and can be edited up to this hour of the next. */
const DUE_HOUR = 20
const EDIT_HOUR = 12

/** True once a report of this day is late. */
export const isLateReport = (date: Day, now: Date): boolean =>
  now.getTime() > momentOf(days.add(date, 1), EDIT_HOUR).getTime()

/** True while a filed report may be edited; afterwards it is corrected with a note. */
export const isEditable = (date: Day, now: Date): boolean => !isLateReport(date, now)

/** A project's state from a moment on. */
interface StateChange {
  readonly at: Date
  readonly state: string
}

/** Days before now that are looked at for missing reports. */
const MOST_MISSING = 30

/**
 * Working days without a report, of the last 30 before now, on which the site was under way when the report was due;
 * today counts from 20:00. `changes`: in order of time.
 */
export function missingDays(
  filed: ReadonlySet<string>,
  start: Day,
  now: Date,
  changes: readonly StateChange[] = [],
): Day[] {
  const today = days.of(now)
  const dueOn = (day: Day) => momentOf(day, DUE_HOUR).getTime()
  const last = now.getTime() >= dueOn(today) ? today : days.add(today, -1)
  /** What began with the first change was not before it. */
  const isUnderWay = (day: Day) => {
    const before = changes.filter(({ at }) => at.getTime() <= dueOn(day)).pop()
    return before ? before.state === 'running' : changes[0]?.state !== 'running'
  }
  const missing: Day[] = []
  for (let day = last; day >= start && days.between(day, last) < MOST_MISSING; day = days.add(day, -1))
    if (workingDays.is(day) && !filed.has(day) && isUnderWay(day)) missing.push(day)
  return missing
}
