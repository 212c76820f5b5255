import type { Rights } from '#platform/core'

/** Rights for the knowledge base by role (domain/permissions.md). `margin.read`: sees margins of programmes, also in sales advice. */
export const rights = {
  'knowledge.read': { sales: 'all', manager: 'all', approver: 'all', project: 'all', finance: 'all', editor: 'all' },
  'knowledge.write': { sales: 'own', manager: 'unit', approver: 'own', project: 'own', editor: 'all' },
  'knowledge.review': { manager: 'unit', approver: 'unit', editor: 'all' },
  'margin.read': { manager: 'unit', approver: 'unit' },
} as const satisfies Rights
