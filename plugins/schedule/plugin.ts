import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Schedules of projects: progress against plan, milestones, daily reports (domain: schedule). */
export default definePlugin({
  id: 'schedule',
  owner: 'team-schedule',
  access: { permission: 'schedule.read' },
  rights,
  routes: [{ route: r.scheduleList, homeEntry: true }, r.scheduleDetail, r.scheduleDetailYk],
})
