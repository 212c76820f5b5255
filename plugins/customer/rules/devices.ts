import * as v from 'valibot'
import { roundTo } from '#src/calendar'

/** Energy devices: what may be entered, and what they burn (domain/customer.md 1, 5). */

/** Boiler, kiln, chiller, CHP, PV, storage, charger. */
export const DEVICE_KINDS = ['B', 'K', 'C', 'P', 'S', 'E', 'G'] as const

/** Unit of a capacity by kind; of kinds that this version does not know, kW. */
export function capacityUnit(kind: string): 't/h' | 'kWp' | 'kWh' | 'kW' {
  if (kind === 'B') return 't/h'
  if (kind === 'S') return 'kWp'
  return kind === 'E' ? 'kWh' : 'kW'
}

const within = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message))
const whole = (least: number, most: number, message: string) => v.pipe(within(least, most, message), v.integer(message))
/** An empty text is none. */
const words = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(60, 'error.long'),
    v.transform((text) => text || undefined),
  ),
)

/** What a person enters of a device, for form, calls and server; messages are text keys of the area. */
export const deviceEntry = v.object({
  kind: v.picklist(DEVICE_KINDS, 'error.kind'),
  /** Each; in `capacityUnit`. */
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

/** The code of gas in the dictionary `fuel`. */
export const GAS = 'gas'

/** Lower heating value. MJ/m³ */
const HEATING_VALUE = 35.5
/** Share of the fuel that becomes steam, or power (assumed). */
const BOILER = 0.92
const GENERATOR = 0.4
/** Heat of a ton of steam. MJ/t */
export const STEAM_HEAT = 2520
const MJ_PER_KWH = 3.6

/** Gas at full load for each unit of capacity; kinds that burn none are left out. m³/h */
const GAS_PER_CAPACITY: Readonly<Record<string, number>> = {
  B: STEAM_HEAT / (HEATING_VALUE * BOILER),
  K: MJ_PER_KWH / HEATING_VALUE,
  P: MJ_PER_KWH / (HEATING_VALUE * GENERATOR),
}

/** A device, or several of the same kind, as far as its gas follows from it; of kinds that are not known here, too. */
export type Burner = Pick<EnteredDevice, 'capacity' | 'count' | 'fuel'> &
  Partial<Pick<EnteredDevice, 'hours' | 'days' | 'load'>> & { readonly kind: string }

/** How devices are run if nobody knows (assumed). */
export const USUAL = { hours: 12, days: 270, load: 70 } as const

/** Gas at full load, 0 without gas. m³/h */
export function gasPerHour({ kind, capacity, count, fuel }: Burner): number {
  return fuel === GAS ? (GAS_PER_CAPACITY[kind] ?? 0) * capacity * count : 0
}

/** Gas of a year, not rounded; unknown operation as usual. m³/y */
export function gasOfDevice(device: Burner): number {
  const { hours = USUAL.hours, days = USUAL.days, load = USUAL.load } = device
  return (gasPerHour(device) * load * hours * days) / 100
}

/** By how much a change raises the demand for gas: of the new devices less that of the old. m³/y */
export function effectOf(before: Burner | undefined, after: Burner | undefined): number {
  return roundTo((after ? gasOfDevice(after) : 0) - (before ? gasOfDevice(before) : 0), 0)
}
