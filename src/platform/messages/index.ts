export { decodePayload } from '#base/wire'
export type { ChannelMessage, ChannelPort } from './channel'
export { createMessages, type IncomingMessage, type Messages } from './createMessages'
export { defineMessage, type Message } from './define'
export { bindMessages, deliverMessage, hostEventSink } from './hostEventSink'
export { type HostEventName, type HostEventPayload, hostEvents, isHostEvent } from './hostEvents'
export { keyboard } from './keyboard'
export type { Listener } from './listeners'
export { tellTodoApp } from './sibling'
export { isSiblingType, type SiblingType, siblingMessages } from './siblingMessages'
export { useHostEvent, useMessage } from './useMessage'
export { readWindowMessage } from './windowMessage'

/** Channel messages, the sibling to-do app and polling: started after the first screen. */
export const loadMessaging = () => import(/* webpackChunkName: "deferred" */ './startMessaging')
