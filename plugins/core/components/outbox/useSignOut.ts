import { useCallback, useRef } from 'react'
import { type Core, useCore } from '#src/core'
import type { Outbox } from '#src/outbox'
import { type OwnTexts, useTexts } from '../../texts'

/**
 * Asks before signing out; with unsent entries: send now, sign out and delete, or stay (wire.md 'Launch and identity').
 */
export function useSignOut(): () => Promise<void> {
  const core = useCore()
  const t = useTexts()
  const isAsking = useRef(false)
  return useCallback(async () => {
    // The outbox takes a moment to open: a second press in between would ask twice.
    if (isAsking.current) return
    isAsking.current = true
    try {
      const outbox = await opened(core)
      const mayLeave = outbox && outbox.unsentCount > 0 ? await askAboutUnsent(core, outbox, t) : await ask(core, t)
      if (mayLeave) core.session.signOut()
    } finally {
      isAsking.current = false
    }
  }, [core, t])
}

/** Opens the outbox. If that fails its entries stay on the device for their owner, and the sign-out goes on. */
async function opened({ outbox }: Core): Promise<Outbox | undefined> {
  try {
    return await outbox.load()
  } catch (error) {
    console.warn('the outbox does not open', error)
    return undefined
  }
}

async function ask({ feedback }: Core, t: OwnTexts): Promise<boolean> {
  const answer = await feedback.ask({
    title: t('profile.signOutTitle'),
    text: t('profile.signOutText'),
    confirm: t('profile.signOut'),
    cancel: t('profile.stay'),
  })
  return answer === 'confirm'
}

/** Asks what to do with unsent entries; true if the sign-out may go on. */
async function askAboutUnsent({ feedback }: Core, outbox: Outbox, t: OwnTexts): Promise<boolean> {
  const answer = await feedback.ask({
    title: t('profile.unsentTitle', { count: outbox.unsentCount }),
    text: t('profile.unsentText'),
    confirm: t('profile.sendFirst'),
    other: t('profile.signOutDelete'),
    cancel: t('profile.stay'),
  })
  if (answer === 'cancel') return false
  if (answer === 'other') {
    await outbox.discardAll()
    return true
  }
  const isEmpty = await outbox.flush()
  if (!isEmpty) feedback.toast(t('profile.notAllSent'))
  return isEmpty
}
