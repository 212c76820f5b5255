import { useCallback, useRef } from 'react'
import { type Core, useCore } from '#platform/core'
import { errorText } from '#platform/http'
import { text } from '#platform/i18n'
import type { Outbox } from '#platform/outbox'
import { type OwnTexts, useTexts } from '../../plugin'

/**
 * Confirms before signing out; with unsent entries: send now, sign out and delete, or stay (wire.md 'Launch and
 * identity'). Drafts stay stored for their owner unless the user chooses to delete.
 */
export function useSignOut(): () => Promise<void> {
  const core = useCore()
  const t = useTexts()
  const isAsking = useRef(false)
  return useCallback(async () => {
    // The outbox takes a moment to open: a second press in between would open a second dialog.
    if (isAsking.current) return
    isAsking.current = true
    try {
      const outbox = await opened(core)
      const drafts = await draftsOf(core)
      const isUnsent = outbox !== undefined && outbox.unsentCount > 0
      const answer = isUnsent ? await confirmUnsent(core, outbox, t) : await ask(core, drafts.length, t)
      if (answer === 'stay') return
      if (answer === 'delete') {
        await outbox?.discardAll()
        await Promise.all(drafts.map(({ form, record }) => core.drafts.discard(form, record)))
      }
      core.session.signOut()
    } catch (error) {
      // The user stays signed in if deleting failed, and sees the error.
      core.feedback.toast(errorText(error, text))
    } finally {
      isAsking.current = false
    }
  }, [core, t])
}

/** The outbox; undefined if it does not open: its entries stay stored for their owner. */
async function opened({ outbox }: Core): Promise<Outbox | undefined> {
  try {
    return await outbox.load()
  } catch (error) {
    console.warn('the outbox does not open', error)
    return undefined
  }
}

/** The user's drafts; none if they cannot be read: they stay stored for their owner. */
async function draftsOf({ drafts }: Core): Promise<Awaited<ReturnType<Core['drafts']['list']>>> {
  try {
    return await drafts.list()
  } catch (error) {
    console.warn('the drafts cannot be read', error)
    return []
  }
}

/** `leave`: sign out; `delete`: sign out and delete drafts and unsent entries. */
type Leaving = 'leave' | 'delete' | 'stay'

async function ask({ feedback }: Core, drafts: number, t: OwnTexts): Promise<Leaving> {
  const answer = await feedback.confirm({
    title: t('profile.signOutTitle'),
    text: drafts > 0 ? t('profile.signOutDrafts', { count: drafts }) : t('profile.signOutText'),
    confirm: t('profile.signOut'),
    ...(drafts > 0 ? { other: t('profile.signOutDelete') } : {}),
    cancel: t('profile.stay'),
  })
  return answer === 'confirm' ? 'leave' : answer === 'other' ? 'delete' : 'stay'
}

async function confirmUnsent({ feedback }: Core, outbox: Outbox, t: OwnTexts): Promise<Leaving> {
  const answer = await feedback.confirm({
    title: t('profile.unsentTitle', { count: outbox.unsentCount }),
    text: t('profile.unsentText'),
    confirm: t('profile.sendFirst'),
    other: t('profile.signOutDelete'),
    cancel: t('profile.stay'),
  })
  if (answer === 'cancel') return 'stay'
  if (answer === 'other') return 'delete'
  const isEmpty = await outbox.flush()
  if (!isEmpty) feedback.toast(t('profile.notAllSent'))
  return isEmpty ? 'leave' : 'stay'
}
