export {
  type Access,
  type Handler,
  type Lazy,
  type MenuEntry,
  type MenuGroup,
  type MessageEntry,
  on,
  type Plugin,
  type Problem,
  type RegisteredMenu,
  type RegisteredMessage,
  type RegisteredRoute,
  type Registry,
  type Right,
  type Rights,
  type RouteEntry,
  type ScreenModule,
  type SearchHit,
  type TodayContact,
  type TodayFigure,
  type TodayFigureRow,
  type TodayItem,
  type TodayMain,
  type TodayModule,
  type TodayMoved,
  type TodayMoveName,
  type TodayMoves,
  type TodayNearby,
  type TodayNote,
  type TodayShortcut,
} from '#platform/core'
export type { Texts } from '#platform/i18n'
export { defineMessage, type Message } from '#platform/messages'
export { choosePlugins } from './choosePlugins'
export { figureOf, opens, searchAll, searchOf, sharedLoad } from './contribute'
export { contributionName, openMenu, runContribution } from './contribution'
export { type AreaTexts, definePlugin, defineTexts } from './define'
export { type ListedPlugin, loadPlugins } from './loadPlugins'
export { type Failure, PluginBoundary } from './PluginBoundary'
export { createRegistry, describeProblems } from './registry'
export { createScreens, type Screens } from './screens'
