import type { Rights } from '#platform/core'

/** Rights for opportunities by role (domain/permissions.md). */
export const rights = {
  'opportunity.create': { sales: 'own', manager: 'unit' },
} as const satisfies Rights
