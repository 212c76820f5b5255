import type { Core } from '#src/core'
import type { LeadId } from '../../rules/vocabulary'

let store: Awaited<ReturnType<typeof load>> | undefined

async function load() {
  const { leadRecords } = await import('../../stores/leadRecords')
  return leadRecords
}

/** Brings what `askEarly` needs; nobody waits for it. */
export async function prepareToAsk(): Promise<void> {
  store ??= await load().catch(() => undefined)
}

/**
 * Asks for a lead in the moment of the tap: its page, which would ask, has yet to be drawn. Resolves when the question is on
 * its way, before which drawing must not keep the thread; at once, and without a question, where it was not prepared.
 */
export async function askEarly(core: Core, id: LeadId): Promise<void> {
  if (!store) return
  void core.store(store).of(id).open()
  await new Promise((resolve) => setTimeout(resolve))
}
