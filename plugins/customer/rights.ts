import type { Rights } from '#platform/core'

/**
 * Rights for customers by role (domain/permissions.md). `customer.read` alone shows a company's header
 * (domain/customer.md 3), `customer.whole` everything else of it; `customer.bill`: bills and volumes by month;
 * `customer.assign`: another owner.
 */
export const rights = {
  'customer.read': { sales: 'unit', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'customer.whole': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'customer.edit': { sales: 'own', manager: 'unit' },
  'customer.bill': { sales: 'own', manager: 'unit', approver: 'unit', finance: 'unit' },
  'customer.assign': { manager: 'unit' },
} as const satisfies Rights
