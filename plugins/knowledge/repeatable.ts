import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { currentBy } from '#kit/records'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import { getItem, item, listItems, saveItem } from './api'
import { itemRows, items } from './records'
import { knowldegeEdit, knowldegeUpload } from './routes'
import { valuesOfText, wordsIn } from './rules/body'
import { ITEM_FORM, itemFields } from './rules/fields'

type Saved = RequestOf<typeof saveItem>

const readItem = currentBy(item)
const background = { background: true } as const

/** The latest content is the sent one, in a later version than the one that was edited. */
async function isSaved(core: Core, { itemId, version, title, ...sent }: Saved): Promise<boolean> {
  const mine = { tab: 'mine', keyword: title, page: 1, size: LARGEST_PAGE } as const
  const rows = itemId === undefined ? (await core.http(listItems, mine, background)).items : []
  const ids = itemId === undefined ? rows.filter((row) => row.title === title).map(({ id }) => id) : [itemId]
  const found = await Promise.all(ids.map((id) => core.http(getItem, { id }, background)))
  return found.some((each) => {
    const { title: present, body = '', files } = each.next ?? each
    const isLike = wordsIn(body) === wordsIn(sent.body ?? '') && files.length === sent.files.length
    return each.version > version && present === title && isLike
  })
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveItem, {
    title: 'item.edit',
    to: ({ itemId: id }) => (id === undefined ? href(knowldegeUpload) : href(knowldegeEdit, { id })),
    form: ITEM_FORM,
    record: ({ itemId }) => itemId ?? 'new',
    same: isSaved,
    compare: ({ title, body = '' }, theirs) => {
      const other = readItem(theirs)
      const present = other && (other.next ?? other)
      return (
        present && [
          { label: 'field.title', mine: title, theirs: present.title },
          { label: 'field.body', mine: wordsIn(body), theirs: wordsIn(present.body ?? '') },
        ]
      )
    },
    values: ({ body, note, ...request }, uploads) => ({
      ...formValues(itemFields, { ...request, note }, uploads),
      ...valuesOfText(body),
      isPublished: note !== undefined,
    }),
    // A new item has no version yet; one that waits behind it is another item.
    revision: ({ itemId }, saved) => (itemId === undefined ? undefined : saved.version),
    afterSent: (core, { itemId }) => {
      core.store(itemRows).invalidate()
      if (itemId !== undefined) core.store(items).of(itemId).invalidateAll()
    },
  }),
]
export default calls
