import * as v from 'valibot'
import { roundTo } from '#base/quantities'
import { enteredText } from '#base/wire'
import { type Burner, gasOfDevice } from '#domain/equipment/rules'

/** Energy devices: what may be entered, and what they burn (domain/customer.md 1, 5). */

/** Boiler, kiln, chiller, CHP, PV, storage, charger. */
export const DEVICE_KINDS = ['B', 'K', 'C', 'P', 'S', 'E', 'G'] as const

const within = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message))
const whole = (least: number, most: number, message: string) => v.pipe(within(least, most, message), v.integer(message))
const words = v.optional(enteredText(60, 'error.long'))

/** What a person enters of a device, for form, calls and server; messages are text keys of the area. */
export const deviceEntry = v.object({
  kind: v.picklist(DEVICE_KINDS, 'error.kind'),
  /** Each; in the unit of the kind. */
  capacity: v.pipe(within(0, 1_000_000, 'error.capacity'), v.gtValue(0, 'error.capacity')),
  count: whole(1, 999, 'error.count'),
  /** Code of the dictionary `fuel`. */
  fuel: v.pipe(v.string(), v.nonEmpty('error.fuel')),
  maker: words,
  year: v.optional(whole(1950, new Date().getFullYear(), 'error.year')),
  plateCode: words,
  /** Address of an uploaded photo. */
  photo: v.optional(v.string()),
  /** h/d, d/y, % */
  hours: v.optional(within(0, 24, 'error.hours')),
  days: v.optional(within(0, 366, 'error.days')),
  load: v.optional(within(0, 100, 'error.load')),
})
export type EnteredDevice = v.InferOutput<typeof deviceEntry>

/** By how much a change raises the demand for gas: of the new devices less that of the old. m³/y */
export function effectOf(before: Burner | undefined, after: Burner | undefined): number {
  return roundTo((after ? gasOfDevice(after) : 0) - (before ? gasOfDevice(before) : 0), 0)
}
