import type { Rights } from '#platform/core'

/** Rights for visits by role (domain/permissions.md). */
export const rights = {
  'visit.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own' },
  'visit.write': { sales: 'own', manager: 'unit', project: 'own' },
  'visit.comment': { sales: 'own', manager: 'unit', approver: 'unit' },
} as const satisfies Rights
