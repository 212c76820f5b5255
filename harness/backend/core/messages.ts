import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type SimKind } from '../contract'
import { indexedBy } from '../kit/memo'
import { personOf } from '../kit/people'
import { mayBeThere, type Subject } from '../kit/reachable'
import { newRecordId } from '../world/recordId'
import { messageListCall, unreadCall } from './calls'

type Words = string | { readonly en: string; readonly zh: string }

/** Categories but `system`, which has all that is of none of them. */
const NAMED = ['todo', 'risk', 'lead', 'approval', 'visit', 'project', 'notice'] as const

/** Message of the server (domain: messages 1). */
export interface Message {
  readonly mid: string
  /** Login name of its reader. */
  readonly to: string
  /** Sequence number, ascending per reader. */
  readonly seq: number
  readonly category: (typeof NAMED)[number] | 'system'
  /** `area.event`. */
  readonly type: string
  readonly level: 'normal' | 'important' | 'urgent'
  readonly title: Words
  readonly summary?: Words
  /** Text from outside, unsafe as it arrives. */
  readonly html?: string
  /** How /messageDetailTemplate renders it; any JSON. */
  readonly template?: unknown
  readonly files?: readonly object[]
  /** The record that it is about; without one, its reader is not told when the record is gone. */
  readonly subject?: Subject
  readonly params?: Readonly<Record<string, string>>
  /** Login name of the sender; none if the server sends it. */
  readonly from?: string
  /** ISO 8601, as all times here. */
  readonly at: string
  readonly readAt?: string
  readonly expiresAt?: string
  /** The action of its template that was done, when and by whom. */
  readonly done?: { readonly action: string; readonly by: string; readonly at: string }
  readonly isDeleted?: boolean
}

/** Kind `message`, ids `MS-000001` and up. */
export const messageKind: SimKind<Message> = { name: 'message', id: (record) => record.mid }

/** Most characters of titles, summaries and params, bytes of HTML, files, and params. */
const LIMITS = { title: 60, summary: 120, html: 20_000, files: 9, params: 10, param: 64 } as const

type Limited = Pick<Message, 'title' | 'summary' | 'html' | 'files' | 'params'>

/** The first part of a message that is beyond its limit (domain: messages 1). */
export function beyondLimit({ title, summary, html = '', files = [], params = {} }: Limited): string | undefined {
  const texts = Object.values(params)
  if (wordsOf(title).some((text) => text.length > LIMITS.title)) return 'title'
  if (wordsOf(summary).some((text) => text.length > LIMITS.summary)) return 'summary'
  if (new Blob([html]).size > LIMITS.html) return 'html'
  if (files.length > LIMITS.files) return 'files'
  if (texts.length > LIMITS.params) return 'params'
  return texts.some((text) => text.length > LIMITS.param) ? 'params' : undefined
}

/** A text that is cut at its limit, such as a title with a long name. */
function shortened(words: Words, most: number): Words {
  const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
  return typeof words === 'string' ? cut(words) : { en: cut(words.en), zh: cut(words.zh) }
}

/** Sends a message to its reader, who sees it with the next poll. Throws if content or params are beyond a limit. */
export function sendMessage(
  message: Omit<Message, 'mid' | 'seq' | 'at' | 'readAt'>,
  { store, now }: Pick<SimContext, 'store' | 'now'>,
): void {
  const sent = { ...message, title: shortened(message.title, LIMITS.title) }
  const beyond = beyondLimit(sent)
  if (beyond) throw new Error(`the ${beyond} of a message ${message.type} is beyond its limit`)
  const messages = store.table(messageKind)
  let last = 0
  for (const { to, seq } of messages.values()) if (to === message.to && seq > last) last = seq
  const mid = newRecordId('MS', store.next(messageKind.name))
  messages.put({ ...sent, mid, seq: last + 1, at: now.toISOString() })
}

const PAGE = 20
const MOST = 100
/** Number of urgent unread messages on top of the first page, instead of their normal position. */
const ON_TOP = 3

const messagesTo = indexedBy(messageKind, ({ to }) => to)

/** Messages of the employee that are not deleted. */
export const ownMessages = (context: SimContext): Message[] =>
  messagesTo(context.employee.loginName, context).filter(({ isDeleted }) => !isDeleted)

export function isUnread({ readAt, expiresAt }: Message, now: Date): boolean {
  return readAt === undefined && (expiresAt === undefined || new Date(expiresAt) > now)
}

function countBy(messages: readonly Message[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { category } of messages) counts[category] = (counts[category] ?? 0) + 1
  return counts
}

/** Days that a search reaches back. */
const SEARCHED = 90

const wordsOf = (words: Words = '') => (typeof words === 'string' ? [words] : [words.en, words.zh])

/** Matches in title and summary, of the last 90 days. */
function matches({ title, summary, at }: Message, keyword: string, now: Date): boolean {
  if (days.between(days.of(new Date(at)), days.of(now)) > SEARCHED) return false
  return [...wordsOf(title), ...wordsOf(summary)].some((words) => words.toLowerCase().includes(keyword.toLowerCase()))
}

/** A message as a list transmits it: without its content; `gone`: its record is deleted, or of another organisation. */
export function rowOf(message: Message, context: SimContext): object {
  const { to, html, template, files, isDeleted, done, from, ...row } = message
  return {
    ...row,
    hasTemplate: template !== undefined,
    gone: !mayBeThere(message.subject, context),
    ...(from && { from: personOf(context, from) }),
    ...(done && { done: { ...done, by: personOf(context, done.by) } }),
  }
}

/** Whether a message is of a category; `system` is all that has none of the others, as apps show it; undefined: any. */
export const isOfCategory = (wanted: unknown, { category }: Pick<Message, 'category'>): boolean =>
  wanted === undefined || (wanted === 'system' ? !NAMED.some((each) => each === category) : wanted === category)

/** Handlers of the calls polled by core (domain: messages 4 and 5). */
export const messageHandlers: readonly SimHandler[] = [
  answer(unreadCall, (_, context) => {
    const all = ownMessages(context)
    const unread = all.filter((message) => isUnread(message, context.now))
    // Deleted ones count too: the highest number never falls.
    const sent = messagesTo(context.employee.loginName, context)
    return {
      total: unread.length,
      byCategory: countBy(unread),
      maxSeq: sent.reduce((highest, { seq }) => Math.max(highest, seq), 0),
      now: context.now.toISOString(),
    }
  }),

  answer(messageListCall, ({ category, unread, keyword, before, pageSize }, context) => {
    const found = ownMessages(context)
      .filter((message) => isOfCategory(category, message))
      .filter((message) => unread !== '1' || isUnread(message, context.now))
      .filter((message) => !keyword || matches(message, String(keyword), context.now))
      .sort((a, b) => b.seq - a.seq)
    const urgent = found.filter((message) => message.level === 'urgent' && isUnread(message, context.now))
    // Those on top of the first page have their own position on later ones: which they were is not known there. The app
    // leaves out what it shows already.
    const top = before === undefined ? urgent.slice(0, ON_TOP) : []
    const page = found
      .filter((message) => !top.includes(message) && (before === undefined || message.seq < Number(before)))
      .slice(0, Math.min(MOST, Number(pageSize ?? PAGE) || PAGE))
    return { list: [...top, ...page].map((message) => rowOf(message, context)), total: found.length }
  }),
]
