/** Plausibility of a year's consumption against the equipment (pages 'leads'; figures assumed). */

/** Units in which the energies of the dictionary `fuel` are counted. */
export const FUEL_UNITS = {
  gas: 'm³',
  lpg: 't',
  coal: 't',
  oil: 't',
  biomass: 't',
  power: 'kWh',
  steam: 't',
  waste: 'GJ',
} as const
export type Fuel = keyof typeof FUEL_UNITS

export const isFuel = (code: string): code is Fuel => Object.keys(FUEL_UNITS).includes(code)

/** Energy content. kWh per unit */
const CONTENT: Readonly<Record<Fuel, number>> = {
  gas: 35.5 / 3.6,
  lpg: 13_100,
  coal: 5_800,
  oil: 11_800,
  biomass: 4_200,
  power: 1,
  steam: 700,
  waste: 1000 / 3.6,
}
/** Share of a burnt fuel that becomes heat. */
const BURNT = 0.92
const isBurnt = (fuel: Fuel) => fuel !== 'power' && fuel !== 'steam' && fuel !== 'waste'

/** The kind of boilers, whose capacity is steam. */
export const BOILER = 'B'
/** Heat of a ton of steam. kWh */
const STEAM = 700

/** PV and storage supply energy and consume none. */
const isConsumer = (type: string) => type !== 'S' && type !== 'E'

/** A row of equipment with the inputs of its consumption. */
export interface Consumer {
  readonly type: string
  readonly count: number
  /** Each; unit as `capacityUnit`. */
  readonly capacity: number
  readonly fuel: string
  readonly hours?: number | undefined
  readonly days?: number | undefined
  /** Percent. */
  readonly load?: number | undefined
}

/** Most hours of a year. */
const ALWAYS = { load: 100, hours: 24, days: 366 } as const

/** Consumption of a fuel in a year at the given operation, in its unit; unknown operation as in `otherwise`. */
export function consumptionOf(
  fuel: Fuel,
  rows: readonly Consumer[],
  otherwise: { readonly load: number; readonly hours: number; readonly days: number },
): number {
  const heat = rows
    .filter((row) => row.fuel === fuel && isConsumer(row.type))
    .reduce((sum, row) => {
      const { load = otherwise.load, hours = otherwise.hours, days = otherwise.days } = row
      return sum + row.count * row.capacity * (row.type === BOILER ? STEAM : 1) * (load / 100) * hours * days
    }, 0)
  return heat / (isBurnt(fuel) ? BURNT : 1) / CONTENT[fuel]
}

/** Margin of the estimate from equipment (as its potential), and the share of it below which an amount is odd. */
const MARGIN = 1.2
const FEW = 0.3
/** Usual operation (assumed), as for boilers. */
export const USUAL = { load: 70, hours: 12, days: 270 } as const

export interface Implausible {
  readonly kind: 'high' | 'low' | 'noEquipment'
  /** Maximum (`high`) or usual (`low`) consumption of the equipment, in the fuel's unit; 0 without equipment. */
  readonly expected: number
}

/**
 * Why an amount is implausible: over 20 % more than the equipment can use (unknown operation: all year at full load),
 * less than 30 % of what it would use, or no equipment uses this fuel (`noEquipment`; electricity has other uses).
 * Undefined if it is plausible, or no equipment at all is known.
 */
export function implausible(fuel: string, amount: number, rows: readonly Consumer[]): Implausible | undefined {
  if (!isFuel(fuel) || rows.length === 0) return undefined
  const most = consumptionOf(fuel, rows, ALWAYS)
  // Electricity is used by more than the equipment that matters here.
  if (most === 0) return fuel === 'power' ? undefined : { kind: 'noEquipment', expected: 0 }
  if (fuel !== 'power' && amount > most * MARGIN) return { kind: 'high', expected: most }
  const usual = consumptionOf(fuel, rows, USUAL)
  return amount < usual * FEW ? { kind: 'low', expected: usual } : undefined
}
