import { VARIABLES, type Values } from '../../build/values'
import { givenServerValues, type ServerValues } from '../variables'

/** These build variables, and no others. */
export const values = (given: Partial<Values> = {}): Values => ({
  ...(Object.fromEntries(VARIABLES.map((name) => [name, ''])) as Values),
  ...given,
})

/** These variables of the server, and no others. */
export const server = (given: Partial<ServerValues> = {}): ServerValues => ({
  ...(Object.fromEntries(Object.keys(givenServerValues()).map((name) => [name, ''])) as ServerValues),
  ...given,
})
