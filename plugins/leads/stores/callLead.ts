import { href } from '#base/routes'
import type { Core } from '#platform/core'
import { loadTexts } from '#platform/i18n'
import type { Lead } from '../api'
import { text } from '../plugin'
import { leadFollowUp } from '../routes'

/**
 * Calls a contact of a lead. On return from the call a dialog offers to write it down, where that is possible: a
 * number that is not masked is one of a lead that the user may edit, but the lead may be in the pool or discarded.
 */
export async function callLead(
  core: Pick<Core, 'host' | 'feedback' | 'navigation'>,
  { id, state }: Pick<Lead, 'id' | 'state'>,
  phone: string,
): Promise<void> {
  const { host, feedback, navigation } = core
  const result = await host.call(phone)
  if (!result.ok) {
    if (result.error.kind !== 'cancelled') feedback.toast(text('actions.callFailed', { text: result.error.text }))
    return
  }
  if (state !== 'owned') return
  // The list has only its own texts.
  await loadTexts('leads')
  // The dialog stays open while the phone's own screen covers the app.
  const answer = await feedback.confirm({
    title: text('log.title'),
    text: text('log.text'),
    confirm: text('log.yes'),
    cancel: text('log.no'),
  })
  if (answer === 'confirm') navigation.openHref(href(leadFollowUp, { id, kind: 'call' }))
}
