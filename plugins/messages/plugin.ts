import { definePlugin, defineTexts } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, menuText } = defineTexts<typeof en, typeof menu>('messages')

/** The message center: categories, messages, and where each leads (domain: messages). */
export default definePlugin<typeof en, typeof menu>({
  id: 'messages',
  owner: 'team-messages',
  access: { permission: 'message.read' },
  rights,
  routes: [
    { route: r.messageCenter, screen: () => import('./pages/MessageCenter'), keepAlive: true, homeEntry: true },
    { route: r.messageCate, screen: () => import('./pages/MessageList') },
    {
      route: r.notyfyDetail,
      screen: () => import(/* webpackChunkName: 'message-pages' */ './pages/Notification'),
      keepAlive: true,
    },
    {
      route: r.messageDetailTemplate,
      screen: () => import(/* webpackChunkName: 'message-pages' */ './pages/TemplatePage'),
    },
    { route: r.blankPage, screen: () => import('./pages/Landing') },
  ],
  menu: [
    {
      id: 'messages',
      to: r.messageCenter,
      title: 'menu.messages',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/MessagesIcon'),
      group: 'daily',
      order: 1,
      badge: () => import(/* webpackChunkName: "contributions" */ './unread'),
      counts: 'menu.unread',
    },
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
