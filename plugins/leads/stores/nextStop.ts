import { formatDistance } from '#base/quantities'
import { href } from '#base/routes'
import { type Core, currentPosition } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { getClueOwnList } from '../api'
import { text } from '../plugin'
import { clueDetail } from '../routes'
import type { LeadId } from '../rules/vocabulary'

/** Toasts today's next stop after a lead, with its distance; nothing without network or after the last stop. */
export async function toastNextStop(core: Core, done: LeadId): Promise<void> {
  if (!navigator.onLine) return
  try {
    // Uses the last position: requesting a new one could open a permission prompt of the browser.
    const { position } = core.store(currentPosition)
    const query = { due: 'today' as const, sort: 'nextStep' as const, page: 1, ...position }
    const { items } = await core.http(getClueOwnList, query, { background: true })
    const next = items.find(({ id }) => id !== done)
    if (!next) return
    const name = nameIn(next, currentLanguage())
    const words =
      next.distance === undefined
        ? text('log.nextStopNear', { name })
        : text('log.nextStop', { name, distance: formatDistance(next.distance) })
    const run = () => core.navigation.openHref(href(clueDetail, { id: next.id }))
    core.feedback.toast(words, { action: { label: text('log.open'), run } })
  } catch (error) {
    // The follow-up is saved; a missing next stop needs no message.
    console.warn('follow-up: the next stop is not known', error)
  }
}
