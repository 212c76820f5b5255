// Addresses of the app: no React, no style sheet, so that an area's routes, calls and simulator run in plain Node.
export { parseQuery } from './query'
export {
  type Chooser,
  defineChooser,
  defineRoute,
  flag,
  type Href,
  href,
  list,
  number,
  optional,
  parseSearch,
  type Route,
  type Search,
  type SearchIn,
  type SearchOut,
  string,
  stringifySearch,
  type With,
} from './route'
