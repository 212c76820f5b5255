import type { Rights } from '#platform/core'

/** Rights for cost and profit centers by role (domain/permissions.md). `center.apply`: also sees the requests. */
export const rights = {
  'center.apply': { sales: 'own', manager: 'unit', project: 'own', finance: 'unit' },
  'center.approve': { manager: 'unit', finance: 'unit' },
} as const satisfies Rights
