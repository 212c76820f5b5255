import { ENERGIES, type Energy } from '#base/energy'
import { roundTo, sumOf } from '#base/quantities'
import { STEAM_HEAT } from '#domain/equipment/rules'

/** Carbon of the energy used (domain/customer.md 5). */

/** Energies that were used, in their units. */
export type Usage = Readonly<Partial<Record<Energy, number>>>

/** kg CO₂ per m³: 389.31 GJ/10⁴ m³ · 0.0153 tC/GJ · 99 % · 44/12 (NDRC, guideline for other industries, 2015) */
const GAS_FACTOR = 2.1622
/** kg CO₂ per kWh, of 2022 (MEE and NBS, December 2024) */
const POWER_FACTORS = { '44': 0.4403, other: 0.5366 } as const
/** t CO₂ per GJ (assumed) */
const HEAT_FACTOR = 0.11

const GUANGDONG = '44'

/**
 * Emissions that follow from the energy used, in t CO₂, each with the factor behind it (kg CO₂ per unit of the energy)
 * and the name of the text that states its source. `areaCode`: of the division.
 */
export function estimateCarbon(usage: Usage, areaCode: string) {
  const isGuangdong = areaCode.startsWith(GUANGDONG)
  const factors = {
    gas: { scope: 1, factor: GAS_FACTOR, source: 'gas' },
    elec: {
      scope: 2,
      factor: POWER_FACTORS[isGuangdong ? GUANGDONG : 'other'],
      source: isGuangdong ? 'powerGuangdong' : 'powerChina',
    },
    heat: { scope: 2, factor: HEAT_FACTOR * 1000, source: 'heat' },
    steam: { scope: 2, factor: roundTo(HEAT_FACTOR * STEAM_HEAT, 4), source: 'steam' },
  } as const
  const lines = ENERGIES.flatMap((energy) => {
    const used = usage[energy]
    if (used === undefined) return []
    return [{ energy, usage: used, ...factors[energy], carbon: roundTo((used * factors[energy].factor) / 1000, 1) }]
  })
  const of = (...scopes: readonly number[]) =>
    sumOf(lines, ({ scope, carbon }) => (scopes.includes(scope) ? carbon : 0), 1)
  return { lines, scope1: of(1), scope2: of(2), total: of(1, 2) }
}

/** Emissions of one energy. */
export type CarbonLine = ReturnType<typeof estimateCarbon>['lines'][number]

/** t CO₂ per CNY 10,000 of revenue, 3 decimals; unknown without revenue. */
export function intensityOf(carbon: number, revenue: number | undefined): number | undefined {
  return revenue === undefined || revenue <= 0 ? undefined : roundTo(carbon / (revenue / 10_000), 3)
}
