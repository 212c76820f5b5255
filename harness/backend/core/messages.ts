import { answer, type SimContext, type SimHandler, type SimKind } from '../contract'
import { newRecordId } from '../world/recordId'
import { messageListCall, unreadCall } from './calls'

/** Message of the server (domain: messages 1) with the fields used by core; the messages area adds the others. */
export interface Message {
  readonly mid: string
  /** Login name of its reader. */
  readonly to: string
  /** Sequence number, ascending per reader. */
  readonly seq: number
  readonly category: 'todo' | 'risk' | 'lead' | 'approval' | 'visit' | 'project' | 'notice' | 'system'
  /** `area.event`. */
  readonly type: string
  readonly level: 'normal' | 'important' | 'urgent'
  readonly title: string | { readonly en: string; readonly zh: string }
  readonly params?: Readonly<Record<string, string>>
  /** ISO 8601, as all times here. */
  readonly at: string
  readonly readAt?: string
  readonly expiresAt?: string
}

/** Kind `message`, ids `MS-000001` and up. */
export const messageKind: SimKind<Message> = { name: 'message', id: (record) => record.mid }

/** Sends a message to its reader, who sees it with the next poll. */
export function sendMessage(
  message: Omit<Message, 'mid' | 'seq' | 'at' | 'readAt'>,
  { store, now }: Pick<SimContext, 'store' | 'now'>,
): void {
  const messages = store.table(messageKind)
  let last = 0
  for (const { to, seq } of messages.values()) if (to === message.to && seq > last) last = seq
  const mid = newRecordId('MS', store.next(messageKind.name))
  messages.put({ ...message, mid, seq: last + 1, at: now.toISOString() })
}

const PAGE = 20
/** Number of urgent unread messages on top of the first page, in addition to their normal position. */
const ON_TOP = 3

const mine = ({ store, employee }: SimContext) =>
  [...store.table(messageKind).values()].filter(({ to }) => to === employee.loginName)

function isUnread({ readAt, expiresAt }: Message, now: Date): boolean {
  return readAt === undefined && (expiresAt === undefined || new Date(expiresAt) > now)
}

function countBy(messages: readonly Message[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { category } of messages) counts[category] = (counts[category] ?? 0) + 1
  return counts
}

/** Handlers of the calls polled by core (domain: messages 4 and 5). */
export const messageHandlers: readonly SimHandler[] = [
  answer(unreadCall, (_, context) => {
    const all = mine(context)
    const unread = all.filter((message) => isUnread(message, context.now))
    return { total: unread.length, byCategory: countBy(unread), maxSeq: Math.max(0, ...all.map(({ seq }) => seq)) }
  }),

  answer(messageListCall, ({ category, unread, before, pageSize }, context) => {
    const found = mine(context)
      .filter((message) => category === undefined || message.category === category)
      .filter((message) => unread !== '1' || isUnread(message, context.now))
      .sort((a, b) => b.seq - a.seq)
    const page = found
      .filter(({ seq }) => before === undefined || seq < Number(before))
      .slice(0, Number(pageSize ?? PAGE) || PAGE)
    const urgent = found.filter((message) => message.level === 'urgent' && isUnread(message, context.now))
    return { list: [...(before === undefined ? urgent.slice(0, ON_TOP) : []), ...page], total: found.length }
  }),
]
