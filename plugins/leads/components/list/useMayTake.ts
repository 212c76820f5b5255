import { useCore } from '#src/core'

/** Whether this person takes leads from the pool at all; the server still decides for each. */
export function useMayTake(): boolean {
  return useCore().decide({ permission: 'lead.take' }).ok
}
