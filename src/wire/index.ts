export { decodePayload } from './decode'
