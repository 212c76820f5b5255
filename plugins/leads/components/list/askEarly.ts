import type { Core } from '#src/core'
import type { LeadId } from '../../rules/vocabulary'

let store: Awaited<ReturnType<typeof load>> | undefined

async function load() {
  const { leadRecords } = await import('../../stores/leadRecords')
  return leadRecords
}

/** Loads the code that `askEarly` needs, in the background; if that fails, `askEarly` does nothing. */
export async function prepareToAsk(): Promise<void> {
  store ??= await load().catch(() => undefined)
}

/**
 * Requests a lead at the tap, before its page renders. Resolves once the request is on its way, so that rendering does
 * not delay it; resolves at once, without a request, if the code is not loaded yet.
 */
export async function askEarly(core: Core, id: LeadId): Promise<void> {
  if (!store) return
  void core.store(store).of(id).open()
  await new Promise((resolve) => setTimeout(resolve))
}
