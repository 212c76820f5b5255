import * as v from 'valibot'
import { call } from '#platform/http'

const nonEmpty = v.pipe(v.string(), v.nonEmpty())
const instant = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at)), 'no instant'),
  v.transform((at) => new Date(at)),
)
const seq = v.pipe(v.number(), v.integer(), v.minValue(0))

const Push = v.pipe(
  v.object({
    mid: nonEmpty,
    seq,
    type: nonEmpty,
    title: v.union([v.string(), v.object({ en: v.string(), zh: v.string() })]),
    at: instant,
    expiresAt: v.optional(v.nullable(instant)),
    params: v.optional(v.unknown()),
  }),
  v.transform(({ mid, seq, type, title, at, expiresAt, params }) => ({
    id: mid,
    seq,
    type,
    title: typeof title === 'string' ? { en: title, 'zh-CN': title } : { en: title.en, 'zh-CN': title.zh },
    at,
    expiresAt: expiresAt ?? undefined,
    payload: params,
  })),
)
/** A message of the server with the fields that its delivery needs (domain: messages 1). `seq` rises per reader. */
export type Push = v.InferOutput<typeof Push>

export interface Pushes {
  /** Oldest first, each once. */
  readonly messages: readonly Push[]
  /** How many rows could not be read. */
  readonly unreadable: number
}

/** Ours (domain: messages 4): the request of a poll. */
export const getUnread = call({
  host: 'main',
  method: 'GET',
  path: '/api/messages/unread',
  send: 'query',
  about:
    'The highest message number of the user (`maxSeq`), the numbers of unread messages, the server’s time, and when to ask again.',
  request: v.object({}),
  response: v.pipe(
    v.object({
      total: v.optional(v.number(), 0),
      maxSeq: seq,
      now: v.optional(v.nullable(instant)),
      nextPollSec: v.optional(v.nullable(v.number())),
    }),
    v.transform(({ now, nextPollSec, ...figures }) => ({
      ...figures,
      now: now ?? undefined,
      nextPollSec: nextPollSec ?? undefined,
    })),
  ),
})

/** Ours (domain: messages 5): the newest unread messages. A row that does not parse is skipped and counted. */
export const getUnreadMessages = call({
  host: 'main',
  method: 'GET',
  path: '/api/messages/list',
  send: 'query',
  about: 'Messages of the user by number, highest first; `unread` 1: those that nobody has read.',
  request: v.pipe(
    v.object({ pageSize: v.number() }),
    v.transform(({ pageSize }) => ({ unread: '1', pageSize })),
  ),
  response: v.pipe(
    v.object({ list: v.array(v.unknown()) }),
    v.transform(({ list }) => sortOut(list)),
  ),
})

function sortOut(list: readonly unknown[]): Pushes {
  const read = list.map((item) => v.safeParse(Push, item))
  const messages = read.flatMap((result) => (result.success ? [result.output] : []))
  // Urgent messages are listed twice: at the top and at their own position.
  const once = new Map(messages.map((message) => [message.id, message]))
  return {
    messages: [...once.values()].sort((a, b) => a.seq - b.seq),
    unreadable: read.length - messages.length,
  }
}
