import type { Feedback } from '#platform/feedback'
import { currentLanguage, text } from '#platform/i18n'
import type { Push } from './api'
import type { Messages } from './createMessages'

/** Older messages never navigate by themselves. ms */
const FRESH = 600_000

export interface PushDeps {
  readonly messages: Pick<Messages, 'offer'>
  readonly feedback: Pick<Feedback, 'toast'>
  /**
   * What opens a message and marks it as read, at this moment; undefined while the user may not open it: then only its
   * owner's handler runs.
   */
  readonly landing?: (() => ((push: Push) => void) | undefined) | undefined
  /** A visible page lists messages, and shows new ones itself. */
  readonly isListed?: (() => boolean) | undefined
  readonly isOccupied?: (() => boolean) | undefined
  /** The time of the server. ms */
  readonly now?: (() => number) | undefined
}

/**
 * Delivers messages of the server, oldest first: to the visible page, else to the owner of the type, whose handler may
 * open a page. A message that is not fresh, arrives over a form, sheet or dialog, or that nobody handles, is shown as a
 * toast with 'Open' instead.
 */
export function takePushes(pushes: readonly Push[], deps: PushDeps): void {
  const { messages, feedback, landing, isListed = () => false, isOccupied = isUserOccupied, now = Date.now } = deps
  const kept: { readonly push: Push; readonly open: () => void }[] = []
  for (const push of pushes) {
    if (push.expiresAt && push.expiresAt.getTime() <= now()) continue
    const handle = messages.offer(push)
    const land = landing?.()
    if (handle === 'handled' || !(handle || land)) continue
    const open = () => (land ? land(push) : void handle?.())
    // Absolute value, because the device's clock may be wrong in either direction.
    const isFresh = Math.abs(now() - push.at.getTime()) <= FRESH
    if (handle && isFresh && !isListed() && !isOccupied()) open()
    else kept.push({ push, open })
  }
  const newest = kept[kept.length - 1]
  if (!newest) return
  const title = newest.push.title[currentLanguage()]
  const more = kept.length - 1
  feedback.toast(more === 0 ? title : text('push.more', { title, count: more }), {
    action: { label: text('push.open'), run: newest.open },
  })
}

/** Where a navigation would interrupt the user: a form, an embedded page, a sheet or dialog. */
const OCCUPIED = [
  '[data-route]:not([hidden]) form:not([role="search"])',
  '[data-route]:not([hidden]) iframe',
  '[aria-modal="true"]',
].join(', ')

function isUserOccupied(): boolean {
  const { activeElement } = document
  return document.querySelector(OCCUPIED) !== null || (activeElement?.matches('input, textarea') ?? false)
}
