import type { Core } from '#platform/core'

/** Where calls are stored until it is known whether they are logged. */
export const UNLOGGED_CALLS = 'calls.unlogged'

/** Asks about the calls during which the host ended the app; the code for it is loaded only if there are any. */
export async function askAboutStoredCalls(core: Core): Promise<void> {
  if (!isStored()) return
  const { askAboutCalls } = await import(/* webpackChunkName: "deferred" */ './callContact')
  await askAboutCalls(core)
}

function isStored(): boolean {
  try {
    return localStorage.getItem(UNLOGGED_CALLS)?.includes('"phone"') === true
  } catch {
    // Storage is forbidden, so nothing is stored.
    return false
  }
}
