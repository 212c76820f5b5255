import type { Rights } from '#src/core'

/** Rights that belong to no single area (domain/permissions.md). `export`: saves lists as CSV. */
export const rights: Rights = {
  export: { sales: 'own', manager: 'unit', finance: 'unit' },
}
