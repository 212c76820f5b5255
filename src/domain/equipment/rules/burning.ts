/** What energy equipment burns (domain/customer.md 5, domain/leads.md 5); kinds by the dictionary `deviceKind`. */

/** Unit of a capacity by kind: boilers, PV, storage; of all other kinds kW. */
export function capacityUnit(kind: string): 't/h' | 'kWp' | 'kWh' | 'kW' {
  if (kind === 'B') return 't/h'
  if (kind === 'S') return 'kWp'
  return kind === 'E' ? 'kWh' : 'kW'
}

/** The code of gas in the dictionary `fuel`. */
const GAS = 'gas'
/** Lower heating value. MJ/m³ */
const HEATING_VALUE = 35.5
/** Share of the fuel that becomes steam, or power (assumed). */
const BOILER = 0.92
const GENERATOR = 0.4
/** Heat of a ton of steam. MJ/t */
export const STEAM_HEAT = 2520
const MJ_PER_KWH = 3.6

/** Gas that a steam boiler burns for a ton of steam. m³/t */
export const GAS_PER_STEAM = STEAM_HEAT / (HEATING_VALUE * BOILER)

/** Gas at full load for each unit of capacity; kinds that burn none are omitted. m³/h */
const GAS_PER_CAPACITY: Readonly<Record<string, number>> = {
  B: GAS_PER_STEAM,
  K: MJ_PER_KWH / HEATING_VALUE,
  P: MJ_PER_KWH / (HEATING_VALUE * GENERATOR),
}

/** A device, or several of the same kind, as far as needed to estimate its gas; also of kinds that are unknown here. */
export interface Burner {
  readonly kind: string
  /** Each; in `capacityUnit`. */
  readonly capacity: number
  readonly count: number
  readonly fuel: string
  /** h/d, d/y, % */
  readonly hours?: number | undefined
  readonly days?: number | undefined
  readonly load?: number | undefined
}

/** Assumed operation of devices without data. */
const USUAL = { hours: 12, days: 270, load: 70 } as const

/** Gas at full load, 0 without gas. m³/h */
export function gasPerHour({ kind, capacity, count, fuel }: Burner): number {
  return fuel === GAS ? (GAS_PER_CAPACITY[kind] ?? 0) * capacity * count : 0
}

/** Gas of a year, not rounded; unknown operation as usual. m³/y */
export function gasOfDevice(device: Burner): number {
  const { hours = USUAL.hours, days = USUAL.days, load = USUAL.load } = device
  return (gasPerHour(device) * load * hours * days) / 100
}
