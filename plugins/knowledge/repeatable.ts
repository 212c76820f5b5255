import { href } from '#base/routes'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import { hasFiles, snapshotOf } from '#platform/outbox'
import { getItem, type Item, listItems, saveItem } from './api'
import { compareItem, valuesOfRequest } from './components/compared'
import { itemRows, items } from './records'
import { knowldegeEdit, knowldegeUpload } from './routes'
import { wordsIn } from './rules/body'
import { ITEM_FORM } from './rules/fields'

type Saved = RequestOf<typeof saveItem>

const background = { background: true } as const

const CONTENT = ['title', 'category', 'tags', 'visibility', 'orgs', 'note'] as const

const filesOf = (cover: string | undefined) => (cover === undefined ? [] : [cover])

/** Content has all that was sent; its HTML may have been cleaned since. */
const isLike = (present: NonNullable<Item['next']>, sent: Saved): boolean =>
  CONTENT.every((name) => snapshotOf(present[name]) === snapshotOf(sent[name])) &&
  wordsIn(present.body ?? '') === wordsIn(sent.body ?? '') &&
  hasFiles(present.files, sent.files) &&
  hasFiles(filesOf(present.cover), filesOf(sent.cover))

/** The latest content is the sent one, in a later version than the one that was edited. */
async function isSaved(core: Core, sent: Saved): Promise<boolean | number> {
  const { itemId, version, title } = sent
  const mine = { tab: 'mine', keyword: title, page: 1, size: LARGEST_PAGE } as const
  const rows = itemId === undefined ? (await core.http(listItems, mine, background)).items : []
  const ids = itemId === undefined ? rows.filter((row) => row.title === title).map(({ id }) => id) : [itemId]
  const found = await Promise.all(ids.map((id) => core.http(getItem, { id }, background)))
  const saved = found.find((each) => each.version > version && isLike(each.next ?? each, sent))
  // What waits behind a new item is another item.
  return saved !== undefined && (itemId === undefined || saved.version)
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveItem, {
    title: 'item.edit',
    to: ({ itemId: id }) => (id === undefined ? href(knowldegeUpload) : href(knowldegeEdit, { id })),
    form: ITEM_FORM,
    record: ({ itemId }) => itemId ?? 'new',
    same: isSaved,
    compare: compareItem,
    values: valuesOfRequest,
    // A new item has no version yet; one that waits behind it is another item.
    revision: ({ itemId }, saved) => (itemId === undefined ? undefined : saved.version),
    afterSent: async (core, { itemId }) => {
      core.store(itemRows).invalidate()
      if (itemId !== undefined) await core.store(items).of(itemId).refetch()
    },
  }),
]
export default calls
