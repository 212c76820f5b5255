import type { Core } from '#src/core'
import { workbenchStore } from '../stores/WorkbenchStore'

/** Counts badges anew, and what is due: the host says so, or a to-do is done. */
export default function onRefreshWorkbench(core: Core): Promise<void> {
  return core.store(workbenchStore).load()
}
