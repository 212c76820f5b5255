import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import {
  companies,
  enteredBy,
  follow,
  isFollowed,
  latestFirst,
  pageOf,
  personOf,
  refusal,
  writeLog,
} from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import { addComment, listComments, listVersions, markRead, react, shareLink } from '../api'
import { commentFields } from '../rules/fields'
import { SHARED_DAYS } from '../rules/vocabulary'
import { like, notifyOfComment } from './items'
import {
  commentKind,
  isAuthor,
  items,
  programmes,
  readKind,
  readsOf,
  type SimComment,
  type SimItem,
  shareKind,
} from './records'

/** What readers do with items and programmes: like, comment, read, share. */

const shown = ({ id, by, at, text }: SimComment, context: SimContext) => ({ id, by: personOf(context, by), at, text })

/** A published item that the employee may like and comment; to make it a favourite it is enough to read. */
function open(id: unknown, right: 'knowledge.read' | 'knowledge.write', context: SimContext): SimItem {
  const item = items.read(id, context)
  if (!context.can(right, item.orgCode, 'own')) throw refusal(4003, { right })
  if (item.state !== '3') throw refusal(4010)
  return item
}

/** Throws unless a record of either kind may be shared: an item that others see, a programme that is offered. */
function shareable(kind: unknown, id: unknown, context: SimContext): void {
  const isItem = (item: SimItem) => item.state === '3' && item.visibility !== '1'
  const may = kind === 'item' ? isItem(items.read(id, context)) : programmes.read(id, context).state === '1'
  if (!may) throw refusal(4010)
}

export const reactionHandlers: readonly SimHandler[] = [
  answer(listVersions, ({ id }, context) =>
    [...items.read(id, context).editions].reverse().map((each) => ({ ...each, by: personOf(context, each.by) })),
  ),
  answer(listComments, (wire, context) => {
    const { itemId } = items.read(wire.id, context)
    const all = [...context.store.table(commentKind).values()].filter((each) => each.itemId === itemId)
    const list = pageOf(latestFirst(all), wire).map((each) => shown(each, context))
    return { list, total: all.length }
  }),
  answer(addComment, (wire, context) => {
    const item = open(wire.id, 'knowledge.write', context)
    const { text } = enteredBy(commentFields, wire)
    const id = newRecordId('KC', context.store.next(commentKind.name))
    const made = { id, itemId: item.itemId, by: context.employee.loginName, at: context.now.toISOString(), text }
    context.store.table(commentKind).put(made)
    notifyOfComment(item, context)
    return shown(made, context)
  }),
  answer(react, ({ kind, itemId, what, on }, context) => {
    if (kind === 'programme') {
      follow(programmes, itemId, on === true, context)
      return { likes: 0, liked: false, favourite: on === true }
    }
    open(itemId, what === 'like' ? 'knowledge.write' : 'knowledge.read', context)
    if (what === 'like') like(itemId, on === true, context)
    else follow(items, itemId, on === true, context)
    const after = items.read(itemId, context)
    const { likers = [] } = after
    const liked = likers.includes(context.employee.loginName)
    return { likes: likers.length, liked, favourite: isFollowed(after, context) }
  }),
  answer(markRead, ({ id }, context) => {
    const item = items.read(id, context)
    const { loginName } = context.employee
    if (item.state === '3' && !isAuthor(item, context)) {
      const { itemId } = item
      context.store.table(readKind).put({ id: `${itemId} ${loginName} ${days.of(context.now)}`, itemId })
    }
    return { reads: readsOf(item, context) }
  }),
  answer(shareLink, ({ kind, id, custId }, context) => {
    shareable(kind, id, context)
    const company = custId === undefined ? undefined : companies.read(custId, context)
    const { employee, store, now } = context
    const at = now.toISOString()
    const token = `s${store.next('knowledge-share')}-${Math.trunc(now.getTime() / 1000).toString(36)}`
    const until = new Date(now.getTime() + SHARED_DAYS * 86_400_000).toISOString()
    store.table(shareKind).put({ token, id: String(id), by: employee.loginName, until })
    if (company) {
      const { name, nameEn } = nameOf(String(id), context)
      const about = { custId: company.custId, kind: 'advice', at, by: employee.loginName } as const
      writeLog({ ...about, text: `分享方案：${name}`, textEn: `Shared: ${nameEn}` }, context)
    }
    const path = kind === 'item' ? '/knowldegeDetails' : '/programDetails'
    return { url: `${path}?id=${String(id)}&s=${token}` }
  }),
]

function nameOf(id: string, { store }: SimContext): { readonly name: string; readonly nameEn: string } {
  const programme = store.table(programmes.kind).get(id)
  if (programme) return programme
  const title = store.table(items.kind).get(id)?.title ?? id
  return { name: title, nameEn: title }
}
