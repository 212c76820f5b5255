import { definePlugin, defineTexts, on } from '#platform/plugin'
import type en from './locales/en.json'
import type menu from './locales/menu.en.json'
import * as m from './messages'
import { rights } from './rights'
import * as r from './routes'

export const { useTexts, text, menuText } = defineTexts<typeof en, typeof menu>('schedule')

const openProject = () => import('./messages/openProject')
const openSite = () => import('./messages/openProject').then(({ openSite: run }) => ({ default: run }))

/** Schedules of projects: progress against plan, milestones, daily reports (domain: schedule). */
export default definePlugin<typeof en, typeof menu>({
  id: 'schedule',
  owner: 'team-schedule',
  access: { permission: 'schedule.read' },
  rights,
  routes: [
    { route: r.scheduleList, screen: () => import('./pages/ScheduleList'), homeEntry: true },
    { route: r.scheduleDetail, screen: () => import('./pages/ScheduleDetail') },
    { route: r.scheduleDetailYk, screen: () => import('./pages/ScheduleDetailYk') },
  ],
  menu: [
    {
      id: 'schedule',
      to: r.scheduleList,
      title: 'menu.schedule',
      icon: () => import(/* webpackChunkName: "icons" */ './icons/ScheduleIcon'),
      group: 'selling',
      order: 60,
      badge: () => import(/* webpackChunkName: "contributions" */ './badge'),
      counts: 'menu.late',
    },
  ],
  messages: [
    on(m.delayed, openProject),
    on(m.milestoneDue, openProject),
    on(m.blocked, openProject),
    on(m.dailyMissing, openSite),
    on(m.safety, openSite),
  ],
  today: () => import(/* webpackChunkName: "contributions" */ './today'),
  search: () => import(/* webpackChunkName: "contributions" */ './search'),
  repeatable: () => import('./repeatable'),
})
