import type { Rights } from '#platform/core'

/** Rights for partners, sales advice and teams by role (domain/todo-crm.md 3, domain/permissions.md). */
export const rights = {
  'advice.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'unit' },
  /** About one's own customers. */
  'advice.write': { sales: 'own', manager: 'unit' },
  'partner.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'unit' },
  'partner.suspend': { manager: 'unit' },
  'team.manage': { sales: 'own', manager: 'unit', project: 'own' },
} as const satisfies Rights
