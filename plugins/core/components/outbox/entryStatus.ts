import type { OutboxItem } from '#platform/outbox'

/** What an entry waits for, or its result; a key under `outbox.status`. */
export type EntryStatus =
  | 'behind'
  | 'signIn'
  | 'network'
  | 'later'
  | 'soon'
  | 'sending'
  | 'refused'
  | 'impossible'
  | 'conflict'
  | 'sent'

interface Facts {
  /** ms since the epoch. */
  readonly now: number
  readonly isOnline: boolean
  readonly needsSignIn: boolean
  /** No earlier entry of its record is unsent. */
  readonly isFirst: boolean
}

export function entryStatus({ state }: OutboxItem, { now, isOnline, needsSignIn, isFirst }: Facts): EntryStatus {
  switch (state.kind) {
    case 'sending':
    case 'conflict':
    case 'sent':
      return state.kind
    case 'failed':
      return state.reason === undefined ? 'refused' : 'impossible'
    case 'waiting':
      if (!isFirst) return 'behind'
      if (needsSignIn) return 'signIn'
      if (!isOnline) return 'network'
      return state.notBefore > now ? 'later' : 'soon'
  }
}
