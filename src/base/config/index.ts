export * from './build'
export * from './constants'
export { embedOrigins, isAllowedAddress, originOf } from './origins'
