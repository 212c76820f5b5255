export { decodePayload } from '#base/wire'
export type { ChannelMessage, ChannelPort } from './channel'
export { createMessages, type IncomingMessage, type Messages } from './createMessages'
export { bindMessages, deliverMessage, hostEventSink } from './hostEventSink'
export { type HostEventName, type HostEventPayload, hostEvents, isHostEvent } from './hostEvents'
export { keyboard } from './keyboard'
export { defineMessage, type Listener, type Message } from './listeners'
export { readWindowMessage } from './presence'
export { postToTodoApp } from './sibling'
export { isSiblingType, type SiblingType, siblingMessages } from './siblingMessages'
export { useHostEvent, useMessage } from './useMessage'

/** Channel messages, the sibling to-do app and polling: started after the first screen. */
export const loadMessaging = () => import(/* webpackChunkName: "deferred" */ './startMessaging')
