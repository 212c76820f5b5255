export * from './build'
export * from './constants'
