import { GAS_PER_STEAM } from '#domain/equipment/rules'
import { round } from './numbers'

export interface Boilers {
  readonly count: number
  /** t/h each */
  readonly capacity: number
  /** 0 to 1 */
  readonly load: number
  /** Hours a day and days a year. */
  readonly hours: number
  readonly days: number
}

/** Default operation of a boiler if unknown (assumed). */
export const USUAL_RUN = { load: 0.7, hours: 12, days: 270 } as const

/** Steam output of boilers. t/y */
export function boilerSteam({ count, capacity, load, hours, days }: Boilers): number {
  return round(count * capacity * load * hours * days)
}

/** Gas that the boilers would burn. m³/y */
export function boilerGas({ count, capacity, load, hours, days }: Boilers): number {
  return round(count * capacity * GAS_PER_STEAM * load * hours * days)
}

/** Gas that an industry uses a year (assumed, ±50 %): m³ by bed of a hospital, room of a hotel, m² heated or tiled. */
const GAS_BY_UNIT = { bed: 1400, room: 600, heatedArea: 9, tileArea: 1.9 } as const

/** Gas by what an industry is measured in. m³/y */
export function industryGas(unit: keyof typeof GAS_BY_UNIT, count: number): number {
  return round(GAS_BY_UNIT[unit] * count)
}

/** Peak output of a PV roof: 0.2 kWp per usable m² (assumed). `area` in m²; `usable` 0 to 1, by kind of roof. kWp */
export function roofPeak(area: number, usable = 0.6): number {
  return round(area * usable * 0.2)
}
