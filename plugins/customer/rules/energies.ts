import type { Energy } from './vocabulary'

/** Units in which the energies of bills are counted (domain/customer.md 1). */
export const UNITS: Readonly<Record<Energy, string>> = { gas: 'm³', elec: 'kWh', heat: 'GJ', steam: 't' }
