export type { Access, Right, Rights } from '#platform/core'
export type { Texts } from '#platform/i18n'
export { defineMessage, type Handler, type Message, type MessageEntry, on } from '#platform/messages'
export { choosePlugins } from './choosePlugins'
export { contributionName, openMenu, runContribution } from './contribution'
export { definePlugin } from './define'
export { type AreaTexts, defineTexts } from './defineTexts'
export { type ListedPlugin, loadPlugins } from './loadPlugins'
export { type Failure, PluginBoundary } from './PluginBoundary'
export {
  createRegistry,
  describeProblems,
  type Problem,
  type RegisteredMenu,
  type RegisteredMessage,
  type RegisteredRoute,
  type Registry,
} from './registry'
export { createScreens, type Screens } from './screens'
export type * from './types'
