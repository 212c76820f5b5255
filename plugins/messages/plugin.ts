import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** The message center (domain: messages). */
export default definePlugin({
  id: 'messages',
  owner: 'team-messages',
  access: { permission: 'message.read' },
  rights,
  routes: [
    { route: r.messageCenter, keepAlive: true, homeEntry: true },
    r.messageCate,
    { route: r.notyfyDetail, keepAlive: true },
    r.messageDetailTemplate,
    r.blankPage,
  ],
})
