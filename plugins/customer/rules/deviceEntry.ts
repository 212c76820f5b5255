import * as v from 'valibot'
import { DEVICE_KINDS } from './devices'

/** What may be entered of a device (domain/customer.md 1). Messages are keys of errors. */

const within = (least: number, most: number, message: string) =>
  v.pipe(
    v.number(message),
    v.check((value) => value >= least && value <= most, message),
  )

/** Limits of the fields, shared by form and server. */
export const DEVICE_LIMITS = { capacity: 1_000_000, count: 999, oldest: 1950, newest: 2100, text: 60 } as const

const { capacity, count, oldest, newest, text } = DEVICE_LIMITS
const words = v.optional(v.pipe(v.string(), v.maxLength(text, 'long')))

export const deviceEntry = v.object({
  kind: v.picklist(DEVICE_KINDS, 'kind'),
  capacity: within(Number.MIN_VALUE, capacity, 'capacity'),
  count: v.pipe(within(1, count, 'count'), v.integer('count')),
  fuel: v.pipe(v.string('fuel'), v.nonEmpty('fuel')),
  maker: words,
  year: v.optional(v.pipe(within(oldest, newest, 'year'), v.integer('year'))),
  plateCode: words,
  photo: v.optional(v.string()),
  hours: v.optional(within(0, 24, 'hours')),
  days: v.optional(within(0, 366, 'days')),
  load: v.optional(within(0, 100, 'load')),
})
