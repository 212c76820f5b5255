import type { Rights } from '#src/core'

/** Rights that belong to no single area, and those of roles (domain/permissions.md). `export`: saves lists as CSV. */
export const rights: Rights = {
  'role.read': { '*': 'all' },
  'role.apply': { '*': 'all' },
  'role.approve': { approver: 'unit' },
  export: { sales: 'own', manager: 'unit', finance: 'unit' },
}
