import { type Day, days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, SimRefusal, type Wire } from '#harness/backend/contract'
import { approversOf } from '#harness/backend/core/approvers'
import { DICTIONARIES } from '#harness/backend/core/dictionaries'
import { grantKind } from '#harness/backend/core/grants'
import { uploadKind } from '#harness/backend/core/uploads'
import {
  decidedBefore,
  definedFields,
  enteredBy,
  type FieldErrors,
  fieldErrors,
  isFollowed,
  listHandler,
  messagesAbout,
  personOf,
  picked,
  received,
  refusal,
  restoreHandler,
  type SimMove,
  simMoves,
  textOf,
  where,
} from '#harness/backend/kit'
import { changeItem, getItem, listItems, restoreItem, saveItem } from '../api'
import { wordsIn } from '../rules/body'
import { reasonField, sentItem } from '../rules/fields'
import { coverError, fileError } from '../rules/files'
import { occurrences, rankOf, snippetOf, wordsOf } from '../rules/ranking'
import { ITEM_MOVES, REFUSED_DECIDED, REFUSED_FILE, REFUSED_OWN } from '../rules/vocabulary'
import {
  commentKind,
  dueOf,
  inReview,
  isApprover,
  isAuthor,
  isOwn,
  isReviewer,
  isShared,
  isWriter,
  itemKind,
  items,
  kindOf,
  readsOf,
  type SimContent,
  type SimItem,
} from './records'

/** Items of the knowledge base: search, writing, review (domain/knowledge.md 2). */

const mayWrite = (item: SimItem, context: SimContext) => items.may('knowledge.write', item, context)

const CONTENT = [
  'title',
  'category',
  'body',
  'files',
  'cover',
  'tags',
  'visibility',
  'orgs',
  'note',
  'state',
  'reason',
  'at',
] as const

/** The latest content: of the next version, or of the item itself. */
const latestOf = (item: SimItem): SimContent => item.next ?? picked(item, ...CONTENT, 'writtenBy')
/** Content in place of what an item has, of which nothing stays. */
const inPlace = (content: SimContent) => {
  const { body, cover, note, reason, sentAt, writtenBy } = content
  return { ...content, body, cover, note, reason, sentAt, writtenBy, next: undefined }
}

/** A change of the latest content. */
const changed = ({ next }: SimItem, change: Partial<SimContent>) => (next ? { next: { ...next, ...change } } : change)

/** Who decides on an item, and when. */
const decidedNow = (item: SimItem, { employee, now }: Pick<SimContext, 'employee' | 'now'>) => ({
  decidedBy: employee.loginName,
  decidedAt: now.toISOString(),
  decidedDue: dueOf(item),
})

/** Content is published: it becomes the item, as its next edition. */
function published(item: SimItem, content: SimContent, { employee, now }: SimContext) {
  const at = now.toISOString()
  const { title, note } = content
  const edition = {
    edition: item.editions.length + 1,
    title,
    by: content.writtenBy ?? item.by,
    at,
    ...(note !== undefined && { note }),
  }
  return {
    ...inPlace(content),
    ...(item.by !== employee.loginName && decidedNow(item, { employee, now })),
    state: '3' as const,
    at,
    sentAt: undefined,
    reason: undefined,
    editions: [...item.editions, edition],
  }
}

/** Content is sent: to its reviewers, or, if only its author sees it, up at once. */
function sent(item: SimItem, content: SimContent, context: SimContext) {
  if (content.visibility === '1') return published(item, content, context)
  const { reason: _, ...rest } = content
  const review: SimContent = { ...rest, state: '2', sentAt: context.now.toISOString() }
  // Nobody else reads what is only for its author, so that nothing has to stay up.
  return item.state === '3' && item.visibility !== '1' ? { next: review } : inPlace(review)
}

/** Notifies people of what became of an item. */
const send = messagesAbout(itemKind, { category: 'approval', level: 'normal' }, (item) => {
  return { itemId: item.itemId, title: latestOf(item).title }
})

const REVIEW = { type: 'knowledge.review', title: { en: '{name} asks for a review', zh: '{name}提交的知识待审核' } }

/** The approvers of its organisation learn that an item waits. */
function notifyReviewers(item: SimItem, context: SimContext): void {
  if (!inReview(item)) return
  const wanted = { roleName: '', orgCode: item.orgCode }
  const readers = approversOf(context.store.table(grantKind).values(), wanted, item.by, context.now)
  send(item, readers, REVIEW, context)
}

/** Who comments, for the author. */
export function notifyOfComment(item: SimItem, context: SimContext): void {
  const title = { en: '{name} commented your item', zh: '{name}评论了您的知识' }
  if (!isAuthor(item, context)) send(item, [item.by], { category: 'notice', type: 'knowledge.comment', title }, context)
}

/** Notifies a manager, once, of reviews that have waited for three working days. */
export function notifyOverdue(context: SimContext): void {
  const { employee, now } = context
  if (!employee.roles.some(({ roleName }) => roleName === 'manager')) return
  const notified = received('knowledge.review', context)
  for (const item of context.store.table(itemKind).values()) {
    const due = dueOf(item)
    if (due === undefined || days.of(now) <= due) continue
    const { sentAt = '' } = inReview(item) ?? {}
    if (notified.some(({ params }) => params?.id === item.itemId && String(params.at) > sentAt)) continue
    if (!isOwn(item, context) && isReviewer(item, context)) send(item, [employee.loginName], REVIEW, context)
  }
}

/** The second reviewer learns who was first; nobody decides on their own item. */
function refuseDecision(item: SimItem, context: SimContext): void {
  const { decidedBy: by, decidedAt: at = '' } = item
  if (inReview(item)) {
    if (isOwn(item, context)) throw new SimRefusal(REFUSED_OWN, 'Somebody else decides on your own item.')
  } else if (by !== undefined && by !== context.employee.loginName) {
    throw decidedBefore(REFUSED_DECIDED, { by, at }, context)
  }
}

/** `result` of the message for the author. */
const decision = (result: 'approved' | 'returned'): Pick<SimMove<SimItem>, 'may' | 'who' | 'from' | 'after'> => ({
  may: isReviewer,
  who: refuseDecision,
  from: (item) => inReview(item) !== undefined,
  after: (item, _, context) => {
    const title =
      result === 'approved'
        ? { en: '{name} approved your item', zh: '{name}已通过您的知识' }
        : { en: '{name} returned your item', zh: '{name}退回了您的知识' }
    const readers = [item.by, latestOf(item).writtenBy].flatMap((id) => id ?? [])
    send(item, readers, { type: 'knowledge.reviewed', title, params: { result } }, context)
  },
})

const isOpen = (item: SimItem) => ['1', '4'].includes(latestOf(item).state)
/** What is written becomes its next version: it is up, or has one that it had when it was withdrawn. */
const takesNext = ({ state, next }: SimItem) => state === '3' || next !== undefined
const because = (wire: Wire): FieldErrors => fieldErrors({ reason: reasonField }, wire)

const moves = simMoves(
  items,
  {
    edit: {
      may: (item, context) => mayWrite(item, context) && items.sees(item, context),
      from: (item) => (['1', '3', '4'].includes(item.state) || item.next !== undefined) && !inReview(item),
      check: (wire, item, context) => entryErrors(wire, context, item),
      run: (item, wire, context) => {
        const own = isAuthor(item, context) ? {} : { writtenBy: context.employee.loginName }
        const content = { ...enteredOf(wire, context), ...own }
        if (wire.send === true) return sent(item, content, context)
        const draft: SimContent = { ...content, state: '1' }
        return takesNext(item) ? { next: draft } : inPlace(draft)
      },
      after: notifyIfSent,
      example: (item) => ({ ...picked(item, 'title', 'category', 'tags'), ...EXAMPLE }),
    },
    submit: {
      may: (item, context) =>
        isAuthor(item, context) ||
        isWriter(item, context) ||
        (item.state === '5' && !item.next && isApprover(item, context)),
      from: (item) => !inReview(item) && (isOpen(item) || item.state === '5'),
      run: (item, _, context) => sent(item, latestOf(item), context),
      after: notifyIfSent,
    },
    recall: {
      may: (item, context) => isAuthor(item, context) || isWriter(item, context),
      from: (item) => inReview(item) !== undefined,
      run: (item) => changed(item, { state: '1' }),
    },
    approve: {
      ...decision('approved'),
      run: (item, _, context) => published(item, latestOf(item), context),
    },
    return: {
      ...decision('returned'),
      check: because,
      run: (item, wire, context) => ({
        ...changed(item, { state: '4', reason: textOf(wire.reason) }),
        ...decidedNow(item, context),
      }),
      example: () => ({ reason: '请补充改造前后的数据' }),
    },
    withdraw: {
      may: (item, context) => isAuthor(item, context) || isApprover(item, context),
      from: (item) => item.state === '3',
      check: because,
      run: (_, wire) => ({ state: '5', reason: textOf(wire.reason) }),
      example: () => ({ reason: '价格已调整' }),
    },
    delete: {
      // Whoever wrote a next version drops it; the item itself is its author's.
      may: (item, context) => isAuthor(item, context) || (item.next !== undefined && isWriter(item, context)),
      from: isOpen,
      // A next version is dropped; what is up stays.
      run: ({ next }) => (next ? { next: undefined } : { state: '6' }),
      undo: true,
    },
  },
  view,
)

function notifyIfSent(item: SimItem, before: SimItem, context: SimContext): void {
  if (!inReview(before)) notifyReviewers(item, context)
}

const EXAMPLE = { body: '<p>测算依据见附件</p>', files: [], visibility: '4', orgs: [], note: '更新了价格' }

/** The content of a request; throws what is wrong with it, and 4603 for a file that was not uploaded. */
function enteredOf(wire: Wire, { now }: SimContext): SimContent {
  const { version: _, send: __, category, visibility, ...entered } = enteredBy(sentItem, wire)
  return definedFields({
    ...entered,
    category: textOf(wire.category),
    visibility: textOf(wire.visibility),
    state: '1',
    at: now.toISOString(),
  } as const)
}

function entryErrors(wire: Wire, context: SimContext, item?: SimItem): FieldErrors {
  const { store } = context
  const files = Array.isArray(wire.files) ? wire.files.map(String) : []
  const cover = textOf(wire.cover)
  const uploads = new Map([...store.table(uploadKind).values()].map((each) => [each.fileUrl, each]))
  const had = [item, item?.next].flatMap((known) => (known ? [...known.files, known.cover] : []))
  const added = files.filter((address) => !had.includes(address))
  const sent = cover === '' || had.includes(cover) ? added : [...added, cover]
  if (sent.some((address) => !uploads.has(address))) throw new SimRefusal(REFUSED_FILE, 'A file is missing.')
  const errorOf = (address: string, error: typeof fileError) => {
    const upload = uploads.get(address)
    return upload && error({ name: upload.fileName, size: upload.size })
  }
  const [wrong] = added.flatMap((address) => errorOf(address, fileError) ?? [])
  const wrongCover = had.includes(cover) ? undefined : errorOf(cover, coverError)
  // ‘Only me’ is the author: a colleague would take the item from everybody, without review.
  const isTakenAway = wire.visibility === '1' && item !== undefined && !isAuthor(item, context)
  return {
    ...fieldErrors(sentItem.table, wire),
    ...(isTakenAway && { visibility: 'visibility' }),
    ...(wrong && { files: wrong }),
    ...(wrongCover && { cover: wrongCover }),
    ...(files.length === 0 && textOf(wire.body) === '' && { body: 'content' }),
    ...(wire.visibility === '5' && (!Array.isArray(wire.orgs) || wire.orgs.length === 0) && { orgs: 'orgs' }),
    ...(item && item.editions.length > 0 && textOf(wire.note) === '' && { note: 'note' }),
  }
}

/** What is not up is for its author and reviewers alone. */
const mayReadText = (item: SimItem, context: SimContext) =>
  item.state === '3' || isAuthor(item, context) || isWriter(item, context) || isReviewer(item, context)

/** What everybody who has a link may see of an item. */
function viewed(item: SimItem, context: SimContext): object {
  const { employee, store } = context
  const hidden = mayReadText(item, context) ? {} : { body: undefined, files: [], cover: undefined }
  return {
    ...picked(item, 'itemId', 'version', 'orgCode'),
    ...picked(item, ...CONTENT),
    ...hidden,
    kind: kindOf(item),
    author: personOf(context, item.by),
    edition: item.editions.length,
    reads: readsOf(item, context),
    likes: item.likers?.length ?? 0,
    comments: [...store.table(commentKind).values()].filter(({ itemId }) => itemId === item.itemId).length,
    liked: item.likers?.includes(employee.loginName) ?? false,
    favourite: isFollowed(item, context),
  }
}

export function view(item: SimItem, context: SimContext): object {
  const { next } = item
  const isSent = next?.state !== '1' && isReviewer(item, context)
  const seesNext = isSent || isAuthor(item, context) || mayWrite(item, context)
  return {
    ...viewed(item, context),
    mayReact: mayReact(item, context),
    ...(next && seesNext && { next: picked(next, ...CONTENT) }),
    ...(inReview(item) && seesNext && { due: dueOf(item) }),
    ...moves.abilities(item, context),
  }
}

/** People with a role like and comment what is published. */
const mayReact = ({ state, orgCode }: SimItem, context: SimContext): boolean =>
  state === '3' && context.can('knowledge.write', orgCode, 'own')

/** Words of the last searches, by item and text: a search reads each of them for each record. */
const plain = new WeakMap<SimItem, string>()
function wordsOfItem(item: SimItem, context: SimContext): string {
  if (!mayReadText(item, context)) return ''
  const known = plain.get(item) ?? wordsIn(item.body ?? '')
  plain.set(item, known)
  return known
}

/** Names of tags by code, as the app shows them. */
const TAG_NAMES = new Map(
  DICTIONARIES.filter(({ dic }) => dic === 'programmeTag').flatMap(({ items: tags }) =>
    tags.map(({ code, name, nameEn }) => [code, [name, nameEn]]),
  ),
)
const tagNames = ({ tags }: SimItem): string[] => tags.flatMap((tag) => TAG_NAMES.get(tag) ?? [])

/** Rank of an item in a search (domain/knowledge.md 5). */
function rankIn(item: SimItem, words: readonly string[], context: SimContext): number {
  return rankOf({
    inTitle: occurrences(item.title, words).length > 0,
    inTags: tagNames(item).some((name) => occurrences(name, words).length > 0),
    bodyHits: occurrences(wordsOfItem(item, context), words).length,
    reads: readsOf(item, context),
    age: Math.max(0, days.between(days.of(new Date(item.at)), days.of(context.now) as Day)),
  })
}

const isUp = ({ state }: SimItem) => state === '3'
/** A link to it may still be around; one to what is for its author alone opens nothing more. */
const wasShared = ({ state, visibility }: SimItem) => (state === '3' || state === '5') && visibility !== '1'
const mayDecide = (item: SimItem, context: SimContext) =>
  inReview(item) !== undefined && !isOwn(item, context) && isReviewer(item, context)

export const itemHandlers: readonly SimHandler[] = [
  listHandler(listItems, items, {
    only: () => (item) => item.state !== '6',
    tabs: {
      new: isUp,
      read: isUp,
      mine: (item, context) => isAuthor(item, context) || isWriter(item, context),
      favourite: (item, context) => isUp(item) && isFollowed(item, context),
      review: mayDecide,
    },
    keyword: (item, context) => [item.title, ...tagNames(item), wordsOfItem(item, context)],
    byWords: true,
    filters: {
      category: where.oneOf(({ category }) => category),
      kind: where.oneOf(kindOf),
      tags: where.oneOf(({ tags }) => tags),
      state: where.oneOf((item) => latestOf(item).state),
    },
    sorts: {
      // The best hits, the most read, or the latest, by what the request is for.
      usual: (item, context, { keyword, tab }) => {
        const words = wordsOf(textOf(keyword))
        if (words.length > 0) return -rankIn(item, words, context)
        if (tab === 'read') return -readsOf(item, context)
        return -Date.parse(tab === 'new' ? item.at : latestOf(item).at)
      },
    },
    usual: 'usual',
    row: (item, context, { keyword }) => {
      const words = wordsOf(textOf(keyword))
      const { body: _, ...row } = view(item, context) as { readonly body?: string }
      return { ...row, hits: occurrences(item.title, words), ...snippetOf(wordsOfItem(item, context), words) }
    },
  }),
  answer(getItem, ({ id, s }, context) => {
    const item = context.store.table(itemKind).get(String(id))
    // A link shows what is published, also to people without a role, and lets them do nothing else.
    if (item && wasShared(item) && !items.sees(item, context) && isShared(s, item.itemId, context))
      return { ...viewed(item, context), mayReact: false, can: [], why: {} }
    const seen = items.read(id, context)
    if (seen.state === '6') throw refusal(4004)
    return view(seen, context)
  }),
  answer(saveItem, (wire, context) => {
    if (wire.itemId !== undefined) {
      const after = moves.run('edit', wire.itemId, wire, context)
      return after && view(after, context)
    }
    const { loginName: by, orgCode } = context.employee
    if (!context.can('knowledge.write', orgCode, 'own')) throw refusal(4003, { right: 'knowledge.write' })
    const errors = entryErrors(wire, context)
    enteredBy(sentItem, wire, errors)
    const content = enteredOf(wire, context)
    const made = items.create(
      (itemId): SimItem => ({ itemId, version: 1, by, orgCode, editions: [], reads: 0, ...content }),
      context,
    )
    if (wire.send !== true) return view(made, context)
    const after = items.change(made, sent(made, content, context), context)
    notifyReviewers(after, context)
    return view(after, context)
  }),
  moves.oneOf(changeItem, 'to', ITEM_MOVES),
  restoreHandler(restoreItem, [moves]),
]

/** Likes an item or takes it back; the version does not change. */
export function like(id: unknown, on: boolean, context: SimContext): void {
  const item = items.read(id, context)
  const others = (item.likers ?? []).filter((each) => each !== context.employee.loginName)
  context.store.table(itemKind).put({ ...item, likers: on ? [...others, context.employee.loginName] : others })
}
