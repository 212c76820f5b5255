export { listProblems } from './listContract'
export { moveProblems } from './moveContract'
export { simCore } from './simCore'
export { type Simulation, simulate } from './simulate'
