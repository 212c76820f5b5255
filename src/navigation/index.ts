export { openHistory } from './history'
export type { KnownRoute } from './NavigationStore'
export { type Entry, type MountedPage, NavigationStore } from './NavigationStore'
export {
  answer,
  bindNavigation,
  choose,
  goBack,
  leavePage,
  navigate,
  openHref,
  prefetch,
  replace,
  replaceHref,
  setSearch,
} from './navigate'
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
export { savedScroll } from './scroll'
