import * as v from 'valibot'
import { coded, listOf, many, maybe, moment, person, recordOf, renamed, text } from '#base/wire'
import { callsOf, PAGE_SIZE } from '#platform/http'
import { CATEGORIES, type Category, LEVELS } from './rules/vocabulary'
import { firstOf, words } from './rules/words'

/** Every call of the message center (domain/messages.md 5), converted to and from the area's types. */

const { get, post } = callsOf('/api/messages')

/** Most characters of titles and summaries, files, and bytes of HTML that the server may send. */
const LIMITS = { title: 60, summary: 120, files: 9, html: 20_000 } as const
const cut = (most: number) =>
  v.pipe(
    words,
    v.transform((given) => firstOf(given, most)),
  )
const title = cut(LIMITS.title)

/** A category; one that this version does not know is shown with those of the system. */
const category = v.pipe(
  v.string(),
  v.transform((code): Category => CATEGORIES.find((known) => known === code) ?? 'system'),
)

/** A message in a list: without its content. `gone`: its record is deleted or not visible to the reader. */
const entries = {
  seq: v.number(),
  category,
  type: v.string(),
  level: coded(LEVELS),
  title,
  summary: maybe(cut(LIMITS.summary)),
  params: v.optional(v.unknown()),
  from: maybe(person),
  at: moment,
  readAt: maybe(moment),
  expiresAt: maybe(moment),
  hasTemplate: v.fallback(v.boolean(), false),
  gone: v.fallback(v.boolean(), false),
  /** The action of its template that was done, by whom and when. */
  done: maybe(v.object({ action: v.string(), by: person, at: moment })),
}

const row = recordOf('mid', entries)
export type Message = v.InferOutput<typeof row>

const file = renamed(
  { name: v.string(), size: v.fallback(v.number(), 0), suffix: v.fallback(v.string(), ''), fileUrl: v.string() },
  { fileUrl: 'url' },
)
const message = v.pipe(
  recordOf('mid', { ...entries, html: text, template: v.optional(v.unknown()), files: many(file) }),
  v.transform(({ html = '', files, ...message }) => {
    const isTooLong = new Blob([html]).size > LIMITS.html
    return {
      ...message,
      html: isTooLong ? '' : html,
      files: files.slice(0, LIMITS.files),
      isCut: isTooLong || files.length > LIMITS.files,
    }
  }),
)
/**
 * A message with its content: HTML from outside, a template as data, files. `isCut`: something beyond a limit was left
 * out.
 */
export type WholeMessage = v.InferOutput<typeof message>

export const getCategories = get('/categories', {
  about: 'Categories that have messages of the user: unread ones, and the last message.',
  request: v.object({}),
  response: v.pipe(
    v.array(
      v.object({
        code: category,
        unread: v.number(),
        last: maybe(v.object({ title, at: moment })),
        maxSeq: v.number(),
      }),
    ),
    // Categories of the server that this version does not know are one here.
    v.transform((found) =>
      CATEGORIES.flatMap((code) => {
        const all = found.filter((each) => each.code === code).sort((a, b) => b.maxSeq - a.maxSeq)
        const unread = all.reduce((sum, each) => sum + each.unread, 0)
        return all.slice(0, 1).map((latest) => ({ ...latest, unread }))
      }),
    ),
  ),
})

export const listMessages = get('/list', {
  about:
    'Messages by number, highest first, from `before` down; on the first page urgent unread ones are on top. `system`: all that are of no other category.',
  request: v.pipe(
    v.object({
      category: v.optional(v.picklist(CATEGORIES)),
      unread: v.optional(v.boolean()),
      keyword: v.optional(v.string()),
      before: v.optional(v.number()),
      pageSize: v.optional(v.number()),
    }),
    v.transform(({ unread, pageSize = PAGE_SIZE, ...rest }) => ({ ...rest, ...(unread && { unread: '1' }), pageSize })),
  ),
  response: listOf(row),
})

export const getMessage = get('/{id}', {
  send: 'path',
  about: 'A message with its content.',
  request: v.object({ id: v.string() }),
  response: message,
})

/** Most messages of one request. */
export const MOST_IDS = 100
const ids = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MOST_IDS))
/** How many messages were found. */
const done = { response: v.object({ changed: v.number() }), repeatable: true } as const

/** `upTo`: the highest number that was shown, so that a message that arrives meanwhile stays unread. */
export const markRead = post('/read', {
  about: 'Marks messages as read: those of the ids, or all of a category up to a number.',
  request: v.union([v.object({ ids }), v.object({ category: v.optional(v.picklist(CATEGORIES)), upTo: v.number() })]),
  ...done,
})

const ofIds = (path: `/${string}`, about: string) => post(path, { about, request: v.object({ ids }), ...done })
export const markUnread = ofIds('/unread', 'Marks messages as unread.')
export const deleteMessages = ofIds('/delete', 'Deletes messages.')
export const restoreMessages = ofIds('/restore', 'Takes back the deletion of messages.')

export const act = post('/{id}/actions/{actionId}', {
  send: 'path',
  about: 'Does an action of a message’s template: 4801 done already, 4802 expired.',
  request: v.object({ id: v.string(), actionId: v.string() }),
  response: message,
})
