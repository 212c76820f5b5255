// What equipment burns, without React, so that rules and simulators of areas run it in plain Node.

export { type Burner, capacityUnit, GAS_PER_STEAM, gasOfDevice, gasPerHour, STEAM_HEAT } from './burning'
