export { registerShell } from './registerShell'
