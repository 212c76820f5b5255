export { registerShell } from './registerShell'
export { whenIdle } from './whenIdle'
