// The rules are free of React, so that rules and simulators of areas run them in plain Node.

export { type Burner, capacityUnit, GAS_PER_STEAM, gasOfDevice, gasPerHour, STEAM_HEAT } from './burning'
