import type { Screens } from '#e2e/screen'

const project = (id: string) => `/scheduleDetail?id=PJ-00000${id}`
const site = '/scheduleDetailYk?id=PJ-000002'

/** Projects: list, page, forms, and the site with daily reports. */
export default {
  'schedule-list': { path: '/scheduleList', persona: 'emp07' },
  'schedule-list-empty': { path: '/scheduleList?keyword=nobody', persona: 'emp07' },
  'schedule-list-loading': { path: '/scheduleList', persona: 'emp07', loading: true },
  'schedule-list-failed': { path: '/scheduleList', persona: 'emp07', fails: 'schedule/projects' },
  'schedule-detail': { path: project('1'), persona: 'emp07', tall: true },
  'schedule-detail-sales': project('2'),
  'schedule-paused': { path: project('3'), persona: 'emp07' },
  'schedule-no-phases': { path: project('5'), persona: 'emp07' },
  'schedule-denied': { path: project('4'), persona: 'rep01' },
  'schedule-progress': { path: `${project('1')}&form=progress&of=build`, persona: 'emp07' },
  'schedule-task': { path: `${project('1')}&form=task`, persona: 'emp07' },
  'schedule-risk': { path: `${project('1')}&form=risk`, persona: 'emp07' },
  'schedule-site': { path: site, persona: 'emp07', tall: true },
  'schedule-site-loading': { path: site, persona: 'emp07', loading: true },
  'schedule-report': { path: site, persona: 'emp07', opens: /^(?:19 Nov|11-19)/ },
  'schedule-milestone': {
    path: project('1'),
    persona: 'emp07',
    opens: /^(?:Construction finished|主体完工)/,
  },
  'schedule-daily': { path: `${site}&form=daily`, persona: 'emp07', tall: true },
} satisfies Screens
