/** Energies that customers are supplied with, in the order of lists (domain/customer.md 1). */
export const ENERGIES = ['gas', 'elec', 'heat', 'steam'] as const
/** One of `ENERGIES`. */
export type Energy = (typeof ENERGIES)[number]

/** Unit of an energy's volume, as displayed. */
export const ENERGY_UNITS: Readonly<Record<Energy, string>> = { gas: 'm³', elec: 'kWh', heat: 'GJ', steam: 't' }
