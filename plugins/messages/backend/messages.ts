import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import { isOfCategory, isUnread, type Message, messageKind, ownMessages, rowOf } from '#harness/backend/core/messages'
import { doneBy, groupedBy, picked, refusal } from '#harness/backend/kit'
import * as api from '../api'

/** Messages of the simulator beyond the poll, which the core answers (domain/messages.md 2 and 5). */

/** One's own message; those of others and deleted ones are gone. */
function own(id: unknown, context: SimContext): Message {
  const message = context.store.table(messageKind).get(String(id))
  if (!message || message.to !== context.employee.loginName || message.isDeleted) throw refusal(4004)
  return message
}

const wholeOf = (message: Message, context: SimContext) => ({
  ...rowOf(message, context),
  ...picked(message, 'html', 'template', 'files'),
})

/** Messages with these ids that are the employee's; those of others are skipped, as those that are gone. */
function chosen({ ids }: Wire, { store, employee }: SimContext): Message[] {
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > api.MOST_IDS)
    throw refusal(4000, { fields: { ids: 'ids' } })
  return ids.flatMap((id) => {
    const message = store.table(messageKind).get(String(id))
    return message?.to === employee.loginName ? message : []
  })
}

function change(messages: readonly Message[], context: SimContext, to: (message: Message) => Message): object {
  for (const message of messages) context.store.table(messageKind).put(to(message))
  return { changed: messages.length }
}

/** A call that changes the messages with its ids. */
const changing = (call: typeof api.markUnread, to: (message: Message) => Message): SimHandler =>
  answer(call, (wire, context) => change(chosen(wire, context), context, to))

/** A message's template offers the action, as a call. */
function hasAction({ template }: Message, id: unknown): boolean {
  const { actions = [] } = (template ?? {}) as { readonly actions?: readonly Wire[] }
  return actions.some((action) => action.id === id && action.do === 'call')
}

const read = (context: SimContext) => (message: Message) => ({
  ...message,
  readAt: message.readAt ?? context.now.toISOString(),
})

const handlers: readonly SimHandler[] = [
  answer(api.getCategories, (_, context) => {
    const all = ownMessages(context).sort((a, b) => b.seq - a.seq)
    return [...groupedBy(all, ({ category }) => category)].map(([code, found]) => {
      const [last] = found
      return {
        code,
        unread: found.filter((message) => isUnread(message, context.now)).length,
        last: last && { title: last.title, at: last.at },
        maxSeq: last?.seq ?? 0,
      }
    })
  }),

  answer(api.getMessage, ({ id }, context) => wholeOf(own(id, context), context)),

  answer(api.markRead, (wire, context) => {
    const { category, upTo } = wire
    const found =
      upTo === undefined
        ? chosen(wire, context)
        : ownMessages(context).filter(
            (message) => message.readAt === undefined && message.seq <= Number(upTo) && isOfCategory(category, message),
          )
    return change(found, context, read(context))
  }),

  changing(api.markUnread, ({ readAt, ...message }) => message),
  changing(api.deleteMessages, (message) => ({ ...message, isDeleted: true })),
  changing(api.restoreMessages, ({ isDeleted, ...message }) => message),

  answer(api.act, ({ id, actionId }, context) => {
    const message = own(id, context)
    if (message.done) {
      const { data, words } = doneBy(context, message.done.by, message.done.at)
      throw new SimRefusal(4801, words, data)
    }
    if (message.expiresAt && new Date(message.expiresAt) <= context.now) throw new SimRefusal(4802, 'Expired.')
    if (!hasAction(message, actionId)) throw refusal(4000, { fields: { actionId: 'unknown' } })
    const done = { action: String(actionId), by: context.employee.loginName, at: context.now.toISOString() }
    const after = { ...read(context)(message), done }
    context.store.table(messageKind).put(after)
    return wholeOf(after, context)
  }),
]
export default handlers
