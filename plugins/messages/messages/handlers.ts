import type { Core } from '#platform/core'
import { categories, messageRows } from '../stores'

/** New messages before polling has begun: what is in memory is stale. */
export default function onNew(core: Core): void {
  core.store(categories).invalidate()
  core.store(messageRows).invalidate()
}
