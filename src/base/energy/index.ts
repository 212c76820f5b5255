export { ENERGIES, ENERGY_UNITS, type Energy } from './energies'
