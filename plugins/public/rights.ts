import type { Rights } from '#src/core'

/** Rights for contacts by role (domain/permissions.md). `contact.phone`: sees unmasked numbers. */
export const rights = {
  'contact.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'contact.write': { sales: 'own', manager: 'unit' },
  'contact.phone': { sales: 'own', manager: 'unit', project: 'own' },
} as const satisfies Rights
