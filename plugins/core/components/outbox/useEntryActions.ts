import { useMemo } from 'react'
import { type Core, useCore } from '#src/core'
import { usePageNavigation } from '#src/navigation'
import type { Outbox, OutboxItem } from '#src/outbox'
import { type OwnTexts, useTexts } from '../../texts'

export interface EntryActions {
  retry(item: OutboxItem): Promise<void>
  /** Opens the form that the entry came from, filled with its values. */
  edit(item: OutboxItem): Promise<void>
  /** Resolves true if the entry was discarded; a toast then offers undo. */
  discard(item: OutboxItem): Promise<boolean>
}

type Opens = Pick<ReturnType<typeof usePageNavigation>, 'openHref'>

/** Actions on outbox entries. */
export function useEntryActions(outbox: Outbox): EntryActions {
  const core = useCore()
  const page = usePageNavigation()
  const t = useTexts()
  return useMemo(
    () => ({
      retry: (item) => outbox.retryNow(item.id),
      edit: (item) => edit(core, outbox, item, t, page),
      discard: (item) => discard(core, outbox, item, t),
    }),
    [core, outbox, t, page],
  )
}

async function discard(core: Core, outbox: Outbox, item: OutboxItem, t: OwnTexts): Promise<boolean> {
  const { feedback } = core
  const undo = await undoOf(core, outbox, item)
  if (!undo) {
    const answer = await feedback.ask({
      title: t('outbox.discardTitle'),
      text: t('outbox.discardText'),
      confirm: t('outbox.discard'),
      cancel: t('outbox.keep'),
      tone: 'risk',
    })
    if (answer !== 'confirm') return false
  }
  const isGone = await outbox.discard(item.id)
  if (!isGone) feedback.toast(t('outbox.beingSent'))
  else if (undo) feedback.toast(t('outbox.discarded'), { action: { label: t('outbox.undo'), run: () => void undo() } })
  return isGone
}

/** Returns a function that enqueues the same entry again; undefined if that could not restore everything. */
async function undoOf(core: Core, outbox: Outbox, item: OutboxItem): Promise<(() => Promise<unknown>) | undefined> {
  const known = core.outbox.callOf(item)
  // Later entries refer to the result of this one by its id.
  if (!known || item.keepResult) return undefined
  const { record, label, idempotencyKey, unclear } = item
  try {
    const request = await outbox.contentsOf(item.id)
    const mayHaveArrived = unclear?.idempotencyKey === idempotencyKey
    return () => outbox.enqueue({ call: known.call, request, record, label, idempotencyKey, mayHaveArrived })
  } catch {
    // A file is missing, so the entry cannot be restored: discarding asks first.
    return undefined
  }
}

async function edit(core: Core, outbox: Outbox, item: OutboxItem, t: OwnTexts, page: Opens): Promise<void> {
  const { feedback, drafts } = core
  const address = core.outbox.callOf(item)?.edit?.(item.request)
  if (!address) return
  const certainty = await certaintyOf(core, item)
  if (certainty !== 'absent') {
    feedback.toast(t(certainty === 'arrived' ? 'outbox.arrived' : 'outbox.unclear'))
    return outbox.retryNow(item.id)
  }
  const { to, form, record, values } = address
  if (await drafts.load(form, record)) {
    const answer = await feedback.ask({
      title: t('outbox.draftTitle'),
      text: t('outbox.draftText'),
      confirm: t('outbox.draftReplace'),
      cancel: t('outbox.keep'),
    })
    if (answer !== 'confirm') return
  }
  // The draft is written first: after a crash in between the entry exists twice rather than not at all.
  await drafts.save(form, record, { values })
  if (await outbox.discard(item.id)) page.openHref(to)
  else {
    await drafts.discard(form, record)
    feedback.toast(t('outbox.beingSent'))
  }
}

/** Looks up whether an earlier try has arrived: such an entry must not be edited and sent again. */
async function certaintyOf(core: Core, item: OutboxItem): Promise<'arrived' | 'absent' | 'unclear'> {
  if (!item.unclear) return 'absent'
  try {
    const isThere = await core.outbox.callOf(item)?.alreadyThere?.(core, item.unclear.request)
    if (isThere === undefined) return 'unclear'
    return isThere ? 'arrived' : 'absent'
  } catch {
    // Without network or answer the outbox looks it up later.
    return 'unclear'
  }
}
