export {
  type Access,
  type AccessFacts,
  decideAccess,
  EVERYONE,
  mergeRights,
  type Right,
  type Rights,
  ROLE_NAMES,
  type RoleName,
  roleText,
  type Scope,
  whenRolesKnown,
} from './access'
export { type Approver, getApprovers } from './approvers'
export {
  type Handler,
  type Lazy,
  type MenuEntry,
  type MenuGroup,
  type MessageEntry,
  on,
  type Plugin,
  type Problem,
  type ProblemCode,
  type RegisteredMenu,
  type RegisteredMessage,
  type RegisteredRoute,
  type Registry,
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
  type TodayNoteSubmit,
  type TodayShortcut,
} from './areas'
export { type Core, type CoreNavigation, type Decision, defineStore, type StoreToken } from './core'
export { createCore, declaredCalls, type OwnedCore } from './createCore'
export { CurrentPosition, currentPosition, type Position } from './currentPosition'
export { CoreContext, canReach, useBackOnline, useConfirm, useCore, useIsOnline, useReach, useStore } from './hooks'
export { Inbox, inbox, MARKS } from './inbox'
export { registeredHref } from './registeredHref'
export { type RepeatableCall, repeatableCall, repeatableForm } from './repeatable'
export { useReconnect } from './useReconnect'
