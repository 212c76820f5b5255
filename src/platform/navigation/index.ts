export { openHistory } from './history'
export { type ComingPage, type Entry, type MountedPage, type NavigableRoute, NavigationStore } from './NavigationStore'
export { PageStack } from './PageStack'
export {
  type PageState,
  ScreenSearch,
  useBackListener,
  useEntryMemory,
  useHostFrame,
  usePage,
  usePageState,
  useSearch,
} from './page'
export { savedScroll } from './scroll'
export { type PageNavigation, usePageNavigation } from './usePageNavigation'
