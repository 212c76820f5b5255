import type { Rights } from '#platform/core'

/** Rights for warnings and biweekly reports by role (domain/permissions.md). */
export const rights = {
  'risk.read': { sales: 'own', manager: 'unit', approver: 'unit' },
  'risk.handle': { sales: 'own', manager: 'unit' },
  'risk.assign': { manager: 'unit' },
  'risk.review': { manager: 'unit' },
  'report.write': { sales: 'own', manager: 'own' },
  'report.team': { manager: 'unit', approver: 'unit' },
} as const satisfies Rights
