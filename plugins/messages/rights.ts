import type { Rights } from '#src/core'

/** Everybody reads the own messages (domain/permissions.md). */
export const rights = {
  'message.read': { '*': 'all' },
} as const satisfies Rights
