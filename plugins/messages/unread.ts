import { type Core, inbox } from '#platform/core'
import { sharedLoad } from '#platform/plugin'
import { listMessages } from './api'

/** Unread messages, urgent ones first, and their number: for badge and today. */
export const unreadMessages = sharedLoad((core, signal) =>
  core.http(listMessages, { unread: true, pageSize: 1 }, { signal, background: true }),
)

/** The badge: number of unread messages of the last poll, else asked for. */
export default async function unread(core: Core, signal: AbortSignal): Promise<number> {
  return core.store(inbox).unread ?? (await unreadMessages(core, signal)).total
}
