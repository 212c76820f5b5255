import type { Rights } from '#src/core'

/** Rights for customers by role (domain/permissions.md). `customer.bill`: sees bills and volumes by month. */
export const rights = {
  'customer.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'customer.whole': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'customer.edit': { sales: 'own', manager: 'unit' },
  'customer.bill': { sales: 'own', manager: 'unit', approver: 'unit', finance: 'unit' },
} as const satisfies Rights
