import type { Rights } from '#platform/core'

/** Rights for contracts by role (domain/permissions.md). */
export const rights = {
  'contract.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'contract.launch': { sales: 'own', manager: 'unit' },
  'contract.approve': { approver: 'unit', finance: 'unit' },
} as const satisfies Rights
