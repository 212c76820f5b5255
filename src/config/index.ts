export * from './build'
export { isShifted } from './china'
export * from './constants'
