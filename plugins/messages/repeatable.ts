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

/** A message; undefined if it is gone. */
async function messageOf(core: Core, id: string): Promise<Message | undefined> {
  try {
    return await core.http(getMessage, { id }, { background: true })
  } catch (error) {
    if (refusalCode(error) === GONE) return undefined
    throw error
  }
}

/** Whether a message is as its request makes it. Several are not looked up: marks that are sent again change nothing. */
async function isMarked(core: Core, ids: readonly string[], isThere: (message: Message | undefined) => boolean) {
  const [id, ...others] = ids
  return id === undefined || others.length > 0 ? undefined : isThere(await messageOf(core, id))
}

type UpTo = Extract<RequestOf<typeof markRead>, { readonly upTo: number }>
/** None of the messages up to a number is unread. */
async function areRead(core: Core, { category, upTo }: UpTo) {
  const request = { category, unread: true, before: upTo + 1, pageSize: 1 }
  const { items } = await core.http(listMessages, request, { background: true })
  return items.length === 0
}

const isRead = (message: Message | undefined) => message?.readAt !== undefined

/** A call about messages by their ids; `isThere`: whether one of them is as the call makes it. */
const ofIds = (
  call: typeof deleteMessages,
  title: string,
  isThere: (message: Message | undefined) => boolean,
): RepeatableCall =>
  repeatableCall(call, {
    title,
    alreadyThere: (core, { ids }) => isMarked(core, ids, isThere),
    afterSent: refresh,
  })

/** Marks of messages may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableCall(markRead, {
    title: 'outbox.read',
    alreadyThere: (core, request) => ('ids' in request ? isMarked(core, request.ids, isRead) : areRead(core, request)),
    afterSent: refresh,
  }),
  ofIds(markUnread, 'outbox.unread', (message) => !isRead(message)),
  ofIds(deleteMessages, 'outbox.delete', (message) => message === undefined),
  ofIds(restoreMessages, 'outbox.restore', (message) => message !== undefined),
]
export default calls
