/** Energies that bills are about, with their units (domain/customer.md 1). */
export const ENERGIES = ['gas', 'elec', 'heat', 'steam'] as const
export type Energy = (typeof ENERGIES)[number]

export const UNITS: Readonly<Record<Energy, string>> = { gas: 'm³', elec: 'kWh', heat: 'GJ', steam: 't' }
