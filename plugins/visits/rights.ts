import type { Rights } from '#platform/core'

/** Rights for visits by role (domain/permissions.md). `visit.review`: decides about odd check-ins. */
export const rights = {
  'visit.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own' },
  'visit.write': { sales: 'own', manager: 'unit', project: 'own' },
  'visit.comment': { sales: 'own', manager: 'unit', approver: 'unit' },
  'visit.review': { manager: 'unit' },
} as const satisfies Rights
