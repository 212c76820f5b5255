import type { Rights } from '#platform/core'

/** Rights for project schedules by role (domain/permissions.md). */
export const rights = {
  'schedule.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'unit' },
  'schedule.update': { project: 'own' },
  'schedule.plan': { manager: 'unit', project: 'unit' },
} as const satisfies Rights
