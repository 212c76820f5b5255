import type { Rights } from '#platform/core'

/** Everybody reads the own messages (domain/permissions.md). */
export const rights = {
  'message.read': { '*': 'all' },
} as const satisfies Rights
