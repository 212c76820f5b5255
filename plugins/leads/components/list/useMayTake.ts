import { useCore } from '#src/core'

/** True if the user has the right to take leads from the pool; the server still decides for each lead. */
export function useMayTake(): boolean {
  return useCore().decide({ permission: 'lead.take' }).ok
}
