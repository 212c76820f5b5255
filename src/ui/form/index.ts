export { fieldErrorsOf, isUnclear } from './fieldErrors'
export { randomKey, SubmitKey } from './submitKey'
