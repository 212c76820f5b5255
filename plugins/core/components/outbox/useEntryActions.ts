import { useMemo } from 'react'
import { storeDraft } from '#kit/forms'
import { type Core, useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { text } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import type { Outbox, OutboxItem } from '#platform/outbox'
import { useIsShown } from '#ui/components'
import { type OwnTexts, useTexts } from '../../plugin'

export interface EntryActions {
  retry(item: OutboxItem): Promise<void>
  /** Opens the form that the entry came from, filled with its values. */
  edit(item: OutboxItem): Promise<void>
  /** Resolves true if the entry was discarded; a toast then offers undo. */
  discard(item: OutboxItem): Promise<boolean>
}

interface Opens extends Pick<ReturnType<typeof usePageNavigation>, 'openHref'> {
  /** The page was left or is hidden: it opens nothing any more. */
  readonly isGone: () => boolean
}

/** Actions on outbox entries. */
export function useEntryActions(outbox: Outbox): EntryActions {
  const core = useCore()
  const page = usePageNavigation()
  const t = useTexts()
  const isShown = useIsShown()
  return useMemo(
    () => ({
      retry: (item) => orToast(core, outbox.retryNow(item.id), undefined),
      edit: (item) => {
        const opens = { openHref: page.openHref, isGone: () => !isShown() }
        return orToast(core, edit(core, outbox, item, t, opens), undefined)
      },
      discard: (item) => orToast(core, discard(core, outbox, item, t), false),
    }),
    [core, outbox, t, page, isShown],
  )
}

/** Runs an action; a storage error is shown and `otherwise` is returned. */
async function orToast<T>({ feedback }: Core, action: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await action
  } catch (error) {
    feedback.toast(errorText(error, text))
    return otherwise
  }
}

async function discard(core: Core, outbox: Outbox, item: OutboxItem, t: OwnTexts): Promise<boolean> {
  const { feedback } = core
  const undo = await undoOf(core, outbox, item)
  if (!undo) {
    const answer = await feedback.confirm({
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

/** Returns a function that re-enqueues the same entry; undefined if that could not restore everything. */
async function undoOf(core: Core, outbox: Outbox, item: OutboxItem): Promise<(() => Promise<unknown>) | undefined> {
  const known = core.outbox.callOf(item)
  if (!known) return undefined
  const { record, label, idempotencyKey, unclear } = item
  const { request, isWhole, uploads } = await outbox.contentsOf(item.id)
  // A file is missing, so the entry cannot be restored; confirm before discarding it.
  if (!isWhole) return undefined
  const mayHaveArrived = unclear?.idempotencyKey === idempotencyKey
  const { call, plugin } = known
  return () => outbox.enqueue({ call, plugin, request, record, label, idempotencyKey, mayHaveArrived, uploads })
}

async function edit(core: Core, outbox: Outbox, item: OutboxItem, t: OwnTexts, page: Opens): Promise<void> {
  const { feedback, drafts } = core
  const { request, isWhole, uploads } = await outbox.contentsOf(item.id)
  const address = core.outbox.callOf(item)?.edit?.(request, uploads)
  if (!isWhole) feedback.toast(text('outbox.reason.fileMissing'))
  if (!address) return
  const certainty = await certaintyOf(core, item)
  if (certainty !== 'absent') {
    feedback.toast(t(certainty === 'arrived' ? 'outbox.arrived' : 'outbox.unclear'))
    return outbox.retryNow(item.id)
  }
  // Where no form can open, the entry stays: as a draft nothing would send it.
  if (page.isGone()) return
  const { form, record } = address
  if (await drafts.load(form, record)) {
    const answer = await feedback.confirm({
      title: t('outbox.draftTitle'),
      text: t('outbox.draftText'),
      confirm: t('outbox.draftReplace'),
      cancel: t('outbox.keep'),
    })
    if (answer !== 'confirm') return
  }
  if (page.isGone()) return
  // Store the draft first, so that a kill in between loses nothing; the form then finds the entry in the outbox.
  const { callId, idempotencyKey, createdAt } = item
  await storeDraft(drafts, address, { key: idempotencyKey, at: createdAt, sent: { callId, request: item.request } })
  if (await outbox.discard(item.id)) {
    await storeDraft(drafts, address)
    page.openHref(address.to)
  } else {
    await drafts.discard(form, record)
    feedback.toast(t('outbox.beingSent'))
  }
}

/** Looks up whether an earlier attempt has arrived: such an entry must not be edited and resent. */
async function certaintyOf(core: Core, item: OutboxItem): Promise<'arrived' | 'absent' | 'unclear'> {
  if (!item.unclear) return 'absent'
  try {
    const isThere = await core.outbox.callOf(item)?.alreadyThere?.(item.unclear.request)
    if (isThere === undefined) return 'unclear'
    return isThere ? 'arrived' : 'absent'
  } catch {
    // Without network or response the outbox defers the lookup.
    return 'unclear'
  }
}
