import { type Core, inbox } from '#platform/core'
import { unreadMessages } from './unread'

/** Number of unread messages: that of the last poll, else asked for. */
export default async function unread(core: Core, signal: AbortSignal): Promise<number> {
  return core.store(inbox).unread ?? (await unreadMessages(core, signal)).total
}
