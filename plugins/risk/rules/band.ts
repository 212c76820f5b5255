import { type Day, days, workingDays } from '#base/calendar'
import { sumOf } from '#base/quantities'
import type { Direction, Level } from './vocabulary'

/**
 * The band in which a customer's daily volume is expected, and what lies outside of it (domain/risk.md 3). Pure, and
 * shared with the simulator. Volumes in m³.
 */

/** Kind of a day: working day, Saturday, Sunday, holiday. */
export const DAY_TYPES = ['W', 'S', 'U', 'H'] as const
export type DayType = (typeof DAY_TYPES)[number]

/** The volume of a day; null without a reading. `excluded`: something is known to have been wrong on it. */
export interface Reading {
  readonly day: Day
  readonly volume: number | null
  readonly type: DayType
  readonly excluded?: boolean | undefined
}

/** Days before the target from which a band is computed. */
const HISTORY = 42
const LEAST_VALID = 21
const LEAST_WORKING = 10
/** Days of a class from which its factor is computed. */
const LEAST_OF_CLASS = 3
/** The level of the volume follows from so many of the last days. */
const LAST_DAYS = 14
/** Half of the band as a share of what is expected. */
const WIDTH = { least: 0.08, most: 0.6, leastOfPeriod: 0.05 }
/** A band by the factor of another class is wider. */
const BORROWED = 1.5
/** Makes the median deviation comparable with a standard deviation. */
const DEVIATION = 1.4826
/** Half bands from what is expected, up to which a volume is normal, a notice, a warning. */
const LIMITS: readonly (readonly [number, Level | undefined])[] = [
  [1, undefined],
  [1.5, 'notice'],
  [2.5, 'warning'],
]

export function dayTypeOf(day: Day): DayType {
  if (workingDays.is(day)) return 'W'
  if (workingDays.isHoliday(day)) return 'H'
  return days.weekday(day) === 6 ? 'S' : 'U'
}

/** The middle value, of an even number the mean of both; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

interface ValidReading extends Reading {
  readonly volume: number
}

const isPresent = (reading: Reading): reading is ValidReading =>
  reading.volume !== null && Number.isFinite(reading.volume) && reading.volume >= 0 && !reading.excluded

/** Readings that count: a zero only where half of the days of its class have none, among all readings. */
function validOf(readings: readonly Reading[], all = readings): ValidReading[] {
  const present = readings.filter(isPresent)
  const isIdle = new Map(
    DAY_TYPES.map((type) => {
      const own = all.filter((each): each is ValidReading => each.type === type && isPresent(each))
      return [type, own.filter(({ volume }) => volume === 0).length * 2 >= own.length]
    }),
  )
  return present.filter(({ volume, type }) => volume > 0 || isIdle.get(type))
}

/** How a customer uses gas, from the days before a target. */
export interface Model {
  /** Number of valid days, and of working days among them. */
  readonly valid: number
  readonly working: number
  /** Median of the working days (M). */
  readonly median: number
  /** Volume of a class of days as a share of that (f). */
  readonly factors: Readonly<Record<DayType, number>>
  /** Classes with the factor of another one. */
  readonly borrowed: readonly DayType[]
  /** Present level of a working day (L), that of all days (m), and their spread (s). */
  readonly level: number
  readonly middle: number
  readonly spread: number
  /** Half of the band as a share of what is expected (h). */
  readonly width: number
}

/** There are too few days for a band. */
interface Insufficient {
  readonly valid: number
  readonly working: number
  readonly insufficient: true
}

export const isModel = (model: Model | Insufficient): model is Model => !('insufficient' in model)

/** What a band lacks: 'n of 21 days', or where these are enough 'n of 10 working days'; undefined where there is one. */
export function lackOf(model: Model | Insufficient) {
  if (isModel(model)) return undefined
  const { valid, working } = model
  if (valid < LEAST_VALID) return { what: 'days', n: valid, of: LEAST_VALID } as const
  return { what: 'workingDays', n: working, of: LEAST_WORKING } as const
}

/** The model for a target day, from the 42 days before it; `readings` in the order of days, with gaps or without. */
export function modelOf(readings: readonly Reading[], target: Day): Model | Insufficient {
  const first = days.add(target, -HISTORY)
  const valid = validOf(readings.filter(({ day }) => day >= first && day < target))
  const volumesOf = (type: DayType) => valid.filter((each) => each.type === type).map(({ volume }) => volume)
  const workingVolumes = volumesOf('W')
  const counted = { valid: valid.length, working: workingVolumes.length }
  if (counted.valid < LEAST_VALID || counted.working < LEAST_WORKING) return { ...counted, insufficient: true }
  const middleOfWork = median(workingVolumes)
  const own = (type: DayType) => {
    const volumes = volumesOf(type)
    return volumes.length >= LEAST_OF_CLASS && middleOfWork > 0 ? median(volumes) / middleOfWork : undefined
  }
  const known = { S: own('S'), U: own('U'), H: own('H') }
  const ofSunday = known.U ?? known.S ?? 1
  const factors = { W: 1, S: known.S ?? known.U ?? 1, U: ofSunday, H: known.H ?? ofSunday }
  const adjusted = valid.flatMap(({ volume, type }) => (factors[type] > 0 ? [volume / factors[type]] : []))
  const middle = median(adjusted)
  const spread = DEVIATION * median(adjusted.map((each) => Math.abs(each - middle)))
  return {
    ...counted,
    median: middleOfWork,
    factors,
    borrowed: (['S', 'U', 'H'] as const).filter((type) => known[type] === undefined),
    level: median(adjusted.slice(-LAST_DAYS)),
    middle,
    spread,
    width: middle > 0 ? Math.max(WIDTH.least, (3 * spread) / middle) : WIDTH.least,
  }
}

/** What is expected, and from where to where a volume is normal. Not rounded. */
export interface Band {
  readonly expected: number
  readonly low: number
  readonly high: number
}

/** Half of the band on a class of days, as a share. */
function widthOn({ width, borrowed }: Model, type: DayType): number {
  return Math.min(WIDTH.most, width * (type === 'H' && borrowed.includes('H') ? BORROWED : 1))
}

const bandOf = (expected: number, width: number): Band => ({
  expected,
  low: expected * (1 - width),
  high: expected * (1 + width),
})

/** The band of a day of a class. */
export const bandOn = (model: Model, type: DayType): Band =>
  bandOf(model.level * model.factors[type], widthOn(model, type))

/** A volume outside of its band. `deviation`: how many half bands from what is expected (z), as an amount. */
interface Outside {
  readonly direction: Direction
  readonly level: Level
  readonly deviation: number
}

/** What is wrong with a volume; undefined if it is normal. */
export function judged(volume: number, { expected, low, high }: Band): Outside | undefined {
  const direction = volume < expected ? 'down' : 'up'
  // Where nothing is expected, the band has no width.
  const half = (high - low) / 2
  const deviation = half > 0 ? Math.abs(volume - expected) / half : volume === expected ? 0 : Number.POSITIVE_INFINITY
  if (volume === 0 && low > 0) return { direction, level: 'serious', deviation }
  const limit = LIMITS.find(([most]) => deviation <= most)
  const level = limit ? limit[1] : 'serious'
  return level && { direction, level, deviation }
}

/** The sum of a period and its band; undefined where there are too few days before it, or none that counts in it. */
interface PeriodSum extends Band {
  readonly actual: number
  readonly valid: number
}

/** The days of a week or month that count. */
function validIn(readings: readonly Reading[], start: Day, end: Day) {
  // A day of a week is judged by more than its own week.
  const known = readings.filter(({ day }) => day >= days.add(start, -HISTORY) && day <= end)
  return validOf(
    known.filter(({ day }) => day >= start),
    known,
  )
}

/** What the valid days of a week or month add up to, also without a band; null where no day counts. */
export function actualOf(readings: readonly Reading[], start: Day, end: Day): number | null {
  const valid = validIn(readings, start, end)
  return valid.length === 0 ? null : sumOf(valid, ({ volume }) => volume)
}

/** A week or month: sums over its valid days, whose band is narrower because single days weigh less. */
export function periodOf(readings: readonly Reading[], start: Day, end: Day): PeriodSum | undefined {
  const model = modelOf(readings, start)
  const valid = validIn(readings, start, end)
  if (!isModel(model) || valid.length === 0) return undefined
  const bands = valid.map(({ type }) => bandOn(model, type))
  const expected = sumOf(bands, (band) => band.expected)
  const half = sumOf(bands, (band) => (band.high - band.low) / 2)
  const share = expected > 0 ? half / expected : 0
  const width = Math.max(WIDTH.leastOfPeriod, share / Math.sqrt(valid.length))
  return { ...bandOf(expected, width), actual: sumOf(valid, ({ volume }) => volume), valid: valid.length }
}

/** A day with its band; `expected` and the limits are undefined where there are too few days before it. */
export interface BandedDay extends Reading, Partial<Band> {
  readonly model: Model | Insufficient
}

/** Each day from a first one with its band. */
export function bandedDays(readings: readonly Reading[], start: Day): BandedDay[] {
  return readings
    .filter(({ day }) => day >= start)
    .map((reading) => {
      const model = modelOf(readings, reading.day)
      return isModel(model) ? { ...reading, model, ...bandOn(model, reading.type) } : { ...reading, model }
    })
}

/** The band of a day that counts, and what is wrong with its volume; undefined without a reading or a band. */
function judgedDay({ volume, excluded, expected, low = expected, high = expected }: BandedDay) {
  if (volume === null || excluded || expected === undefined || low === undefined || high === undefined) return undefined
  const band = { expected, low, high }
  return { volume, band, outside: judged(volume, band) }
}

/** A day outside of its band; only such a day can raise a warning. */
export const isOutside = (day: BandedDay): boolean => judgedDay(day)?.outside !== undefined

/** A warning as the days raise it. */
export interface Raised extends Outside, Band {
  readonly day: Day
  readonly actual: number
  /** Level of a working day then (L). */
  readonly base: number
}

/** Valid normal days running after which a warning is over. */
const NORMAL_DAYS = 3
/** Missing days running after which the meter is checked. */
const MISSING_DAYS = 3

/**
 * The warnings that days raise: of level 2 and 3 at once, of level 1 on the second valid day running in the same
 * direction; one open at a time in each direction, until three valid days running are normal. A higher level replaces a
 * lower one.
 */
export function raisedBy(banded: readonly BandedDay[]): Raised[] {
  const raised: Raised[] = []
  const open: Partial<Record<Direction, number>> = {}
  let before: Direction | undefined
  let normal = 0
  for (const each of banded) {
    const { day, model } = each
    const found = judgedDay(each)
    if (!found || !isModel(model)) continue
    const { volume, band, outside } = found
    normal = outside ? 0 : normal + 1
    if (normal >= NORMAL_DAYS) {
      delete open.up
      delete open.down
    }
    const isSecond = outside?.direction === before
    before = outside?.direction
    if (!outside || (outside.level === 'notice' && !isSecond)) continue
    const own = open[outside.direction]
    const warning: Raised = { ...outside, ...band, day, actual: volume, base: model.level }
    const present = own === undefined ? undefined : raised[own]
    if (own === undefined || !present) open[outside.direction] = raised.push(warning) - 1
    else if (RANK[warning.level] > RANK[present.level]) raised[own] = warning
  }
  return raised
}

/** Order of the levels. */
const RANK: Readonly<Record<Level, number>> = { notice: 1, warning: 2, serious: 3 }

/** Three valid days running after a day were normal. */
export function isNormalAgain(readings: readonly Reading[], after: Day): boolean {
  let normal = 0
  for (const { day, volume, type, excluded } of readings) {
    if (day <= after || volume === null || excluded) continue
    const model = modelOf(readings, day)
    if (!isModel(model)) continue
    normal = judged(volume, bandOn(model, type)) ? 0 : normal + 1
    if (normal >= NORMAL_DAYS) return true
  }
  return false
}

/** The readings stop: the last three days have none. */
export function isMissing(readings: readonly Reading[]): boolean {
  const isRead = ({ volume }: Reading) => volume !== null
  return readings.some(isRead) && readings.length >= MISSING_DAYS && !readings.slice(-MISSING_DAYS).some(isRead)
}
