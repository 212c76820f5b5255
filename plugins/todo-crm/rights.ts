import type { Rights } from '#platform/core'

/** Rights for partners, sales advice and teams by role (domain/todo-crm.md 3, domain/permissions.md). */
export const rights = {
  'advice.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'unit' },
  /** About one's own customers. */
  'advice.write': { sales: 'own', manager: 'unit' },
  'partner.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'unit' },
  'partner.choose': { sales: 'unit', manager: 'unit' },
  'partner.suspend': { manager: 'unit' },
  /** Who is in a team sees it as well. */
  'team.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own' },
  'team.manage': { sales: 'own', manager: 'unit', project: 'own' },
} as const satisfies Rights
