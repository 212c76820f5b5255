import type { Rights } from '#platform/core'

/**
 * Rights for project budgets by role (domain/permissions.md). `budget.template`: maintains the system templates;
 * `budget.templates` (ours): sees them, and has templates of their own.
 */
export const rights = {
  'budget.read': { sales: 'own', manager: 'unit', approver: 'unit', project: 'own', finance: 'unit' },
  'budget.write': { sales: 'own', manager: 'unit', project: 'own' },
  'budget.template': { editor: 'all' },
  'budget.templates': { sales: 'own', manager: 'own', approver: 'own', project: 'own', finance: 'own', editor: 'own' },
  'budget.approve': { approver: 'unit', finance: 'unit' },
} as const satisfies Rights
