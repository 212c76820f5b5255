import type { Rights } from '#platform/core'

/** Rights of the area by role: own records, those of the organisation and below, or all. */
export const rights = {
  'sampleThing.read': { sales: 'own', manager: 'unit' },
  'sampleThing.write': { sales: 'own', manager: 'unit' },
} as const satisfies Rights
