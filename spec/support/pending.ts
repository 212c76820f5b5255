import type { PendingCalls } from '../../src/host/engine/pending'

/** Pending calls that nobody remembers. */
export const forgetfulPending: PendingCalls = {
  begin: async () => '',
  end: async () => undefined,
  recover: async () => false,
  list: async () => [],
}
