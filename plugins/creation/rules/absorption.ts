import { type Day, days, workingDays } from '#base/calendar'
import { sumOf } from '#base/quantities'
import { type Coded, isKnown } from '#base/wire'

/** How much of a park's PV its customers use, hour by hour (domain/creation.md 3); shared with the simulator. */

/** Hours of operation of a customer: one or two shifts, day and night, office hours. */
export const SHAPES = ['one', 'two', 'continuous', 'office'] as const
export type Shape = (typeof SHAPES)[number]

/** Hours of operation as the app knows them; those that it does not know count as day and night. */
export const shapeOf = (shape: Coded<Shape>): Shape => (isKnown(SHAPES, shape) ? shape : 'continuous')

const HOURS = 24
const hourly = (share: (hour: number) => number) => Array.from({ length: HOURS }, (_, hour) => share(hour))
const within = (hour: number, first: number, last: number) => hour >= first && hour <= last

/** PV by hour. % of a day */
const SUN = [1, 3, 6, 9, 12, 13, 14, 13, 11, 8, 6, 3, 1]
const SUNRISE = 6
const PV_DAY = hourly((hour) => SUN[hour - SUNRISE] ?? 0)

/** Load by hour (% of a day), and that of a rest day as a share of a working day. */
const LOADS: Readonly<Record<Shape, { readonly day: readonly number[]; readonly rest: number }>> = {
  one: { day: hourly((hour) => (within(hour, 8, 17) ? 8.4 : within(hour, 18, 21) ? 1.5 : 1)), rest: 0.25 },
  two: { day: hourly((hour) => (within(hour, 6, 21) ? 5.5 : 1.5)), rest: 0.7 },
  continuous: { day: hourly(() => 100 / HOURS), rest: 1 },
  office: { day: hourly((hour) => (within(hour, 8, 17) ? 8 : within(hour, 18, 21) ? 3 : 0.8)), rest: 0.3 },
}

/** What a kW of PV yields on a day of each month (assumed), and on a day of the year. kWh */
const YIELDS = [2.0, 2.0, 2.1, 2.6, 3.1, 3.3, 3.8, 3.7, 3.5, 3.4, 3.0, 2.5]
const USUAL_YIELD = 2.9

/** A customer that takes PV. */
export interface Load {
  /** MWh/y */
  readonly mwh: number
  readonly shape: Shape
}

export type DayKind = 'work' | 'rest'

/** What becomes of the PV: kWh of a day, or of a year. */
export interface Absorption {
  readonly pv: number
  /** By customer, in their order. */
  readonly load: readonly number[]
  readonly taken: readonly number[]
  readonly surplus: number
  /** Share of the PV that is taken, and of the load that is covered; undefined without PV or load. */
  readonly absorption: number | undefined
  readonly coverage: number | undefined
}

/** The same with each hour, of the day 0 to 23. */
export interface DayAbsorption extends Absorption {
  readonly pvByHour: readonly number[]
  readonly loadByHour: readonly number[]
  readonly takenByHour: readonly number[]
}

const total = (all: readonly number[]) => sumOf(all, (each) => each)

function absorbed(pv: number, load: readonly number[], taken: readonly number[]): Absorption {
  const [used, wanted] = [total(taken), total(load)]
  return {
    pv,
    load,
    taken,
    surplus: pv - used,
    absorption: pv > 0 ? used / pv : undefined,
    coverage: wanted > 0 ? used / wanted : undefined,
  }
}

interface Year {
  readonly work: number
  readonly rest: number
  readonly months: readonly { readonly perKw: number; readonly work: number; readonly rest: number }[]
}
/** Counted once, because every row of a park needs them. */
const years = new Map<number, Year>()

/** Working days and rest days of a year and of its months. */
function yearOf(year: number): Year {
  const known = years.get(year)
  if (known) return known
  const months = YIELDS.map((perKw, index) => {
    const first = `${year}-${String(index + 1).padStart(2, '0')}-01` as Day
    const [before, last] = [days.add(first, -1), days.monthEnd(first)]
    const work = workingDays.between(before, last)
    return { perKw, work, rest: days.between(before, last) - work }
  })
  const counted = { months, work: sumOf(months, ({ work }) => work), rest: sumOf(months, ({ rest }) => rest) }
  years.set(year, counted)
  return counted
}

/** kWh of a customer on a day: the year's working and rest days make up its yearly use. */
function dayLoad({ mwh, shape }: Load, kind: DayKind, { work, rest }: Year): number {
  const ratio = LOADS[shape].rest
  const onWorkingDays = (mwh * 1000) / (work + ratio * rest)
  return kind === 'work' ? onWorkingDays : ratio * onWorkingDays
}

/** A day with this yield (kWh per kW; default: of a usual day): each customer, in order, takes what is left in the hour. */
export function absorbDay(
  pvKw: number,
  customers: readonly Load[],
  kind: DayKind,
  year: number,
  perKw = USUAL_YIELD,
): DayAbsorption {
  const pv = pvKw * perKw
  const pvByHour = PV_DAY.map((share) => (pv * share) / 100)
  const left = [...pvByHour]
  const loadByHour = hourly(() => 0)
  const counted = customers.map((customer) => {
    const load = dayLoad(customer, kind, yearOf(year))
    const taken = LOADS[customer.shape].day.map((share, hour) => {
      const wanted = (load * share) / 100
      const used = Math.min(left[hour] ?? 0, wanted)
      loadByHour[hour] = (loadByHour[hour] ?? 0) + wanted
      left[hour] = (left[hour] ?? 0) - used
      return used
    })
    return { load, taken: total(taken) }
  })
  return {
    ...absorbed(
      pv,
      counted.map(({ load }) => load),
      counted.map(({ taken }) => taken),
    ),
    pvByHour,
    loadByHour,
    takenByHour: pvByHour.map((made, hour) => made - (left[hour] ?? 0)),
  }
}

/** A year: each month has the yield of its days, and its working and rest days. */
export function absorbYear(pvKw: number, customers: readonly Load[], year: number): Absorption {
  const parts = yearOf(year).months.flatMap(({ perKw, work, rest }) => [
    { count: work, day: absorbDay(pvKw, customers, 'work', year, perKw) },
    { count: rest, day: absorbDay(pvKw, customers, 'rest', year, perKw) },
  ])
  const sum = (figure: (day: Absorption) => number) => sumOf(parts, ({ count, day }) => count * figure(day))
  const byCustomer = (key: 'load' | 'taken') => customers.map((_, index) => sum((day) => day[key][index] ?? 0))
  return absorbed(
    sum(({ pv }) => pv),
    byCustomer('load'),
    byCustomer('taken'),
  )
}
