import type { Rights } from '#platform/core'

/**
 * Rights that belong to no single area (domain/permissions.md). `export`: saves lists as CSV; `contact.phone`:
 * sees whole phone numbers, in leads as in contacts.
 */
export const rights: Rights = {
  'contact.phone': { sales: 'own', manager: 'unit', project: 'own' },
  export: { sales: 'own', manager: 'unit', finance: 'unit' },
}
