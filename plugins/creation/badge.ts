import type { Core } from '#platform/core'
import { noteDrafts } from './drafts'

/** Number of notes that are no opportunities yet. */
export default async function openDrafts(core: Core, signal: AbortSignal): Promise<number> {
  return (await noteDrafts(core, signal)).length
}
