import type { Feedback } from '#platform/feedback'
import { currentLanguage, text } from '#platform/i18n'
import type { Push } from './api'
import type { Messages } from './createMessages'

/** Older messages never navigate by themselves. ms */
const FRESH = 600_000

export interface PushDeps {
  readonly messages: Pick<Messages, 'offer'>
  readonly feedback: Pick<Feedback, 'toast'>
  readonly isOccupied?: () => boolean
  readonly now?: () => number
}

/**
 * Delivers messages of the server, oldest first: to the visible page, else to the owner of the type, whose handler may
 * open a page. A message that is not fresh, or arrives over a form, sheet or dialog, is shown as a toast with 'Open'
 * instead.
 */
export function takePushes(pushes: readonly Push[], deps: PushDeps): void {
  const { messages, feedback, isOccupied = isUserOccupied, now = Date.now } = deps
  const kept: { readonly push: Push; readonly open: () => Promise<void> }[] = []
  for (const push of pushes) {
    if (push.expiresAt && push.expiresAt.getTime() < now()) continue
    const open = messages.offer(push)
    if (!open) continue
    // Absolute value, because the device's clock may be wrong in either direction.
    const isFresh = Math.abs(now() - push.at.getTime()) <= FRESH
    if (isFresh && !isOccupied()) void open()
    else kept.push({ push, open })
  }
  const newest = kept[kept.length - 1]
  if (!newest) return
  const title = newest.push.title[currentLanguage()]
  const more = kept.length - 1
  feedback.toast(more === 0 ? title : text('push.more', { title, count: more }), {
    action: { label: text('push.open'), run: () => void newest.open() },
  })
}

/** Where a navigation would interrupt the user: a form, an embedded page, a sheet or dialog. */
const OCCUPIED = [
  '[data-route]:not([hidden]) form:not([role="search"])',
  '[data-route]:not([hidden]) iframe',
  '[aria-modal="true"]',
  // A page that lists messages shows new ones itself.
  '[data-route]:not([hidden]) [data-news]',
].join(', ')

function isUserOccupied(): boolean {
  const { activeElement } = document
  return document.querySelector(OCCUPIED) !== null || (activeElement?.matches('input, textarea') ?? false)
}
