import { EVERYONE, type Rights } from '#platform/core'

/**
 * Rights to see, apply for and approve roles (domain/permissions.md). Everybody sees their own roles and applications;
 * approvers also see those that they decide on.
 */
export const rights = {
  'role.read': { [EVERYONE]: 'own' },
  'role.apply': { [EVERYONE]: 'all' },
  'role.approve': { approver: 'unit' },
} as const satisfies Rights
