import { days } from '#base/calendar'
import { href } from '#base/routes'
import { definePluginDev, submitExample } from '#harness/backend/contract'
import { seeded } from '#harness/backend/kit'
import { FAILED, failing, readyScenario } from '#harness/backend/readyScenario'
import { reportProgress, saveDaily, saveTask } from './api'
import { sendDueOfProjects } from './backend/due'
import { projectHandlers } from './backend/projects'
import { dailyKind, logKind, milestoneKind, projectKind, riskKind, taskKind } from './backend/records'
import { rowHandlers } from './backend/rows'
import { seedDaily, seedLogs, seedMilestones, seedProjects, seedRisks, seedTasks } from './backend/seed/seed'
import { todayHandler } from './backend/today'
import en from './locales/en.json'
import zh from './locales/zh-CN.json'
import { blocked, dailyMissing, delayed, milestoneDue, safety } from './messages'
import { rights } from './rights'
import { scheduleDetail, scheduleDetailYk } from './routes'

const sample = { id: 'PJ-000001', name: 'Furniture park rooftop PV', days: 14 }

export default definePluginDev({
  id: 'schedule',
  rights,
  words: { en, zh },
  handlers: [todayHandler(projectHandlers), ...projectHandlers, ...rowHandlers],
  stores: () => import('./records'),
  sendDue: sendDueOfProjects,
  messages: [delayed, milestoneDue, blocked, dailyMissing, safety].map((message) => ({ message, sample })),
  examples: [
    href(scheduleDetail, { id: 'PJ-000001' }),
    href(scheduleDetail, { id: 'PJ-000001', form: 'progress', of: 'build' }),
    href(scheduleDetailYk, { id: 'PJ-000002' }),
    href(scheduleDetailYk, { id: 'PJ-000002', form: 'daily' }),
  ],
  submits: [
    submitExample(reportProgress, 'emp07', () => ({
      id: 'PJ-000001',
      version: 1,
      phase: 'build' as const,
      percent: 35,
      photos: [],
    })),
    submitExample(
      saveTask,
      'emp07',
      (_, later) => ({
        id: 'PJ-000001',
        version: 0,
        name: `逆变器基础复核 ${later}`,
        phase: 'build' as const,
        owner: 'emp07',
        start: '2026-11-20',
        end: '2026-11-27',
        percent: 0,
        state: 'open' as const,
      }),
      { several: true },
    ),
    submitExample(saveDaily, 'emp07', ({ now }) => ({
      id: 'PJ-000002',
      version: 0,
      date: days.of(now),
      weather: 'sunny' as const,
      tempMin: 15,
      tempMax: 24,
      stopHours: 0,
      crew: [{ trade: '安装', heads: 12, hours: 9 }],
      quantities: [],
      safety: 'none' as const,
      photos: ['/photo.jpg'],
    })),
  ],
  moveNames: { reach: 'write' },
  moveInputs: {
    reach: () => ({ milestoneId: 'ML-000001-5', version: 1, actual: '2026-11-19' }),
  },
  ...seeded(
    [projectKind, seedProjects],
    [milestoneKind, seedMilestones],
    [taskKind, seedTasks],
    [riskKind, seedRisks],
    [logKind, seedLogs],
    [dailyKind, seedDaily],
  ),
  scenarios: [
    readyScenario(
      'The server fails while the schedules load',
      '加载项目进度时服务器出错',
      'browser',
      { path: '/scheduleList', ...failing('schedule/projects') },
      FAILED,
    ),
  ],
})
