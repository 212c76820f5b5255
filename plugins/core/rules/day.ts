import { days, momentOf } from '#base/calendar'
import { distanceBetween, type Point } from '#base/geo'
import type { TodayItem } from '#platform/core'

/** Rules of the list of the day. */

/** How fast one gets there in a town, along the straight line. m/ms */
const SPEED = 30_000 / 3_600_000
/** Times to leave by are named in steps of five minutes, rounded down. ms */
const STEP = 5 * 60_000
/** From so near, one checks in; from farther away one goes there first. m */
const AT_SITE = 500

/** Midnight stands for a day without a time. */
export const hasTime = (at: Date): boolean => at.getTime() !== momentOf(days.of(at)).getTime()

/** Its time has passed; one without a time is due all day. */
function isOver({ at, until = at }: TodayItem, now: Date): boolean {
  return at !== undefined && until !== undefined && hasTime(at) && until <= now
}

/** When to leave for a place that is `metres` away, to be there at a time. */
export function leaveBy(at: Date, metres: number): Date {
  return new Date(Math.floor((at.getTime() - metres / SPEED) / STEP) * STEP)
}

/** m; undefined without a position or a place. */
export function distanceTo(item: TodayItem, position: Point | undefined): number | undefined {
  return position && item.place && distanceBetween(position, item.place)
}

const timeOf = ({ at }: TodayItem) => (at && hasTime(at) ? at.getTime() : Number.POSITIVE_INFINITY)

/** By time; those without one come last, in the order of their areas. */
export function byTime<I extends TodayItem>(items: readonly I[]): readonly I[] {
  return [...items].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)]
    return first === second ? 0 : first - second
  })
}

const URGENCY = { late: 0, today: 1, soon: 2 } as const

/** Late ones first, then by time. */
export function byUrgency<I extends TodayItem>(items: readonly I[]): readonly I[] {
  return [...items].sort((a, b) => URGENCY[a.due] - URGENCY[b.due] || (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
}

/** Something is to be done about it, at its time; not news, such as an urgent message. */
const isTask = ({ main, can, until }: TodayItem) => main !== undefined || until !== undefined || can !== undefined

/**
 * An item of an earlier day as it is due now, where the area has not answered yet: what was to be done that day is late,
 * and what was to come may be due.
 */
export function dueNow<I extends TodayItem>(item: I, loadedAt: Date, now: Date): I {
  const { at, due } = item
  const today = days.of(now)
  if (!at || days.of(loadedAt) >= today) return item
  const day = days.of(at)
  if (due === 'today' && isTask(item) && day < today) return { ...item, due: 'late' }
  if (due === 'soon' && day <= today) return { ...item, due: day < today ? 'late' : 'today' }
  return item
}

/** The line of a day: what is to be done by time, then what is only to be known. */
export function lineOf<I extends TodayItem>(today: readonly I[]): readonly I[] {
  return [...byTime(today.filter(isTask)), ...byTime(today.filter((item) => !isTask(item)))]
}

/** The next thing of today: the first with a time that is not over. */
export function nextOf<I extends TodayItem>(today: readonly I[], now: Date): I | undefined {
  return byTime(today).find((item) => item.at && hasTime(item.at) && !isOver(item, now) && isTask(item))
}

/** The first items of a line, the next thing among them: in the afternoon the morning may still be to be written. */
export function firstOf<I extends TodayItem>(line: readonly I[], most: number, next: I | undefined): readonly I[] {
  const at = next === undefined ? -1 : line.indexOf(next)
  return at < most ? line.slice(0, most) : [...line.slice(0, most - 1), ...line.slice(at, at + 1)]
}

export type MainAction = 'call' | 'go' | 'checkIn' | 'write' | 'decide'

/** What the button of an item does now: one goes to a place before one checks in there. */
export function mainOf(item: TodayItem, metres: number | undefined): MainAction | undefined {
  const { main, place } = item
  if (!main) return place && 'go'
  if (main.does === 'checkIn' && place && metres !== undefined && metres > AT_SITE) return 'go'
  return main.does
}

/** One goes there; what is done by phone or in writing has no way. */
export function isGoneTo({ main, place }: TodayItem): boolean {
  return place !== undefined && (!main || main.does === 'go' || main.does === 'checkIn')
}

/**
 * Without those that are the same appointment: of two about one record at one time, the one that has an end, such as a
 * visit to a lead whose next step it is.
 */
export function withoutDoubles<I extends TodayItem>(items: readonly I[]): readonly I[] {
  const isSame = (a: I, b: I) => a.record === b.record && a.at?.getTime() === b.at?.getTime()
  return items.filter(
    (item) =>
      item.record === undefined ||
      item.until !== undefined ||
      !items.some((other) => other.until !== undefined && isSame(item, other)),
  )
}

/** Items with a place, as stops of the route of the day. */
export interface DayStop<I extends TodayItem = TodayItem> extends Point {
  readonly id: string
  readonly item: I
}

/**
 * The stops of a day in the order of time, what is over at the end: one does not drive there first. Late ones are seen to
 * on the phone or put into the day first.
 */
export function stopsOf<I extends TodayItem & { readonly plugin: string }>(
  items: readonly I[],
  now: Date,
): readonly DayStop<I>[] {
  const line = byTime(items.filter((item) => item.due === 'today' && isGoneTo(item)))
  return [...line.filter((item) => !isOver(item, now)), ...line.filter((item) => isOver(item, now))].flatMap((item) =>
    item.place ? [{ id: `${item.plugin} ${item.id}`, lng: item.place.lng, lat: item.place.lat, item }] : [],
  )
}

/** How long one is at a stop. ms */
const STAY = 30 * 60_000

/** When each stop is reached; one is there until the item ends, or for half an hour from its time on. */
export function arrivals(from: Date, legs: readonly number[], items: readonly TodayItem[]): readonly Date[] {
  let left = from.getTime()
  return legs.map((metres, index) => {
    const there = left + metres / SPEED
    const { at, until } = items[index] ?? {}
    const begins = Math.max(there, at && hasTime(at) ? at.getTime() : 0)
    left = Math.max(begins + STAY, until?.getTime() ?? 0)
    return new Date(there)
  })
}
