// Addresses of the app, without React and style sheets, so that an area's routes, calls and simulator run in plain
// Node.

export { flag, list, number, optional, recordId, string } from '#base/wire'
export { parseQuery } from './query'
export {
  type Chooser,
  defineChooser,
  defineRoute,
  type Href,
  hasLazySearch,
  href,
  lazySearch,
  needsParameters,
  type Period,
  parseSearch,
  type Route,
  type Search,
  type SearchIn,
  type SearchOf,
  type SearchOut,
  stringifySearch,
  type With,
} from './route'
