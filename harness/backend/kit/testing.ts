export { listProblems } from './listContract'
export { moveProblems } from './moveContract'
export { type Simulation, simulate } from './simulate'
