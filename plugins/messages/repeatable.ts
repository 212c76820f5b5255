import { type Core, inbox, type RepeatableCall, repeatableCall } from '#platform/core'
import { GONE, type RequestOf, refusalCode } from '#platform/http'
import { deleteMessages, getMessage, listMessages, type Message, markRead, markUnread, restoreMessages } from './api'
import { categories, messageRows } from './stores'

/** Marks that were sent later: what shows messages is stale. */
function refresh(core: Core): void {
  core.store(categories).invalidate()
  core.store(messageRows).invalidate()
  core.store(inbox).ask()
}

/** The first message of a request; undefined if it is gone. */
async function firstOf(core: Core, [id = '']: readonly string[]): Promise<Message | undefined> {
  try {
    return await core.http(getMessage, { id }, { background: true })
  } catch (error) {
    if (refusalCode(error) === GONE) return undefined
    throw error
  }
}

type UpTo = Extract<RequestOf<typeof markRead>, { readonly upTo: number }>
/** None of the messages up to a number is unread. */
async function areRead(core: Core, { category, upTo }: UpTo) {
  const request = { category, unread: true, before: upTo + 1, pageSize: 1 }
  const { items } = await core.http(listMessages, request, { background: true })
  return items.length === 0
}

/** A call about messages by their ids; `isThere`: whether the first of them is as the call makes it. */
const ofIds = (
  call: typeof deleteMessages,
  title: string,
  isThere: (message: Message | undefined) => boolean,
): RepeatableCall =>
  repeatableCall(call, {
    title,
    alreadyThere: async (core, { ids }) => isThere(await firstOf(core, ids)),
    afterSent: refresh,
  })

/** Marks of messages may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableCall(markRead, {
    title: 'outbox.read',
    alreadyThere: async (core, request) =>
      'ids' in request ? (await firstOf(core, request.ids))?.readAt !== undefined : areRead(core, request),
    afterSent: refresh,
  }),
  ofIds(markUnread, 'outbox.unread', (message) => message?.readAt === undefined),
  ofIds(deleteMessages, 'outbox.delete', (message) => message === undefined),
  ofIds(restoreMessages, 'outbox.restore', (message) => message !== undefined),
]
export default calls
