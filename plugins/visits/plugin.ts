import { definePlugin } from '#platform/plugin'
import { rights } from './rights'
import * as r from './routes'

/** Visits: planned, recorded and followed up (domain: visits). */
export default definePlugin({
  id: 'visits',
  owner: 'team-visits',
  access: { permission: 'visit.read' },
  rights,
  routes: [
    { route: r.visitList, keepAlive: true, homeEntry: true },
    { route: r.visitView, keepAlive: true },
    r.visitEdit,
    r.visithistory,
    { route: r.contactList, keepAlive: true },
    r.participantsList,
    r.visitNeedDetail,
  ],
})
