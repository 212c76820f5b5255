export { flag, list, number, optional, string } from '#src/wire'
export { openHistory } from './history'
export type { KnownRoute } from './NavigationStore'
export { type Entry, type MountedPage, NavigationStore } from './NavigationStore'
export { PageStack } from './PageStack'
export {
  type PageState,
  useBackListener,
  useEntryMemory,
  useHostFrame,
  usePage,
  usePageState,
  useSearch,
} from './page'
export {
  type Chooser,
  defineChooser,
  defineRoute,
  type Href,
  href,
  parseSearch,
  type Route,
  type Search,
  type SearchIn,
  type SearchOut,
  type With,
} from './route'
export { savedScroll } from './scroll'
export { type PageNavigation, usePageNavigation } from './usePageNavigation'
