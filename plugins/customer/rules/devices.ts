import { thisYear } from '#base/calendar'
import { choice, defineFields, number, photo, text } from '#base/fields'
import { roundTo } from '#base/quantities'
import { type Burner, gasOfDevice } from '#domain/equipment/rules'

/** Energy devices: their limits, and the gas that they burn (domain/customer.md 1, 5). */

/** Boiler, kiln, chiller, CHP, PV, storage, charger. */
export const DEVICE_KINDS = ['B', 'K', 'C', 'P', 'S', 'E', 'G'] as const

const words = text({ most: 60, message: 'error.long' })

/** What a person enters of a device, for form, draft and server; messages are text keys of the area. */
export const deviceFields = defineFields({
  kind: choice(DEVICE_KINDS, { required: true, message: 'error.kind' }),
  /** Each; in the unit of the kind. */
  capacity: number({ required: true, above: 0, most: 1_000_000, message: 'error.capacity' }),
  count: number({ required: true, least: 1, most: 999, whole: true, message: 'error.count' }),
  /** Code of the dictionary `fuel`. */
  fuel: text({ required: true, message: 'error.fuel' }),
  maker: words,
  year: number({ least: 1950, most: thisYear, whole: true, message: 'error.year' }),
  plateCode: words,
  photo: photo(),
  /** h/d, d/y, % */
  hours: number({ least: 0, most: 24, message: 'error.hours' }),
  days: number({ least: 0, most: 366, message: 'error.days' }),
  load: number({ least: 0, most: 100, message: 'error.load' }),
})

/** By how much a change raises the demand for gas: of the new device minus that of the previous one. m³/y */
export function effectOf(before: Burner | undefined, after: Burner | undefined): number {
  return roundTo((after ? gasOfDevice(after) : 0) - (before ? gasOfDevice(before) : 0), 0)
}
