// Energies and what equipment burns, without React, so that rules and simulators of areas run in plain Node.

export { ENERGIES, ENERGY_UNITS, type Energy } from './energies'
export { type Burner, capacityUnit, GAS_PER_STEAM, gasOfDevice, gasPerHour, STEAM_HEAT } from './equipment'
