import type { Rights } from '#platform/core'

/** Rights for contacts by role (domain/permissions.md). */
export const rights = {
  'contact.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'contact.write': { sales: 'own', manager: 'unit' },
} as const satisfies Rights
