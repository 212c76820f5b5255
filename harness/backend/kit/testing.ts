export { listProblems } from './listContract'
export { moveProblems } from './moveContract'
export { jsonOf, type SimulateOptions, type Simulation, simulate } from './simulate'
