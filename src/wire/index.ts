export { decodePayload } from './decode'
export { describeIssues, describeSchemaError } from './describeFailure'
