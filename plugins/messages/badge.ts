import { type Core, inbox } from '#platform/core'
import { listMessages } from './api'

/** Number of unread messages: that of the last poll, else asked for. */
export default async function unread(core: Core, signal: AbortSignal): Promise<number> {
  const polled = core.store(inbox).unread
  if (polled !== undefined) return polled
  const { total } = await core.http(listMessages, { unread: true, pageSize: 1 }, { signal, background: true })
  return total
}
