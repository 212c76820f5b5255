import type { Rights } from '#platform/core'

/** Rights for leads by role (domain/permissions.md). `lead.pool`: sees the public pool beside the own leads. */
export const rights = {
  'lead.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own' },
  'lead.pool': { sales: 'unit', manager: 'unit', approver: 'unit' },
  'lead.create': { sales: 'own', manager: 'unit' },
  'lead.edit': { sales: 'own', manager: 'unit' },
  'lead.take': { sales: 'own', manager: 'unit' },
  'lead.checkin': { sales: 'own', manager: 'unit' },
  'lead.discard': { sales: 'own', manager: 'unit' },
  'lead.assign': { manager: 'unit' },
} as const satisfies Rights
