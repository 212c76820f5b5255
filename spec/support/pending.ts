import type { PendingCalls } from '../../src/platform/host/engine/pending'

/** A store of pending calls that keeps nothing. */
export const forgetfulPending: PendingCalls = {
  begin: async () => '',
  end: async () => undefined,
  recover: async () => false,
  list: async () => [],
}
