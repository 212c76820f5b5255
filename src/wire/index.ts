export { decodePayload } from './decode'
export { maskPhone } from './maskPhone'
