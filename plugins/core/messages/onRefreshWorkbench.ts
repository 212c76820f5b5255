import type { Core } from '#src/core'
import { workbenchStore } from '../stores/WorkbenchStore'

/** Reloads badges and due items, on the host's event or after a to-do was completed. */
export default function onRefreshWorkbench(core: Core): Promise<void> {
  return core.store(workbenchStore).load()
}
