import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import { listItems, saveItem } from './api'
import { itemRows, items } from './records'
import { knowldegeEdit, knowldegeUpload } from './routes'
import { valuesOfText } from './rules/body'
import { ITEM_FORM, itemFields } from './rules/fields'

type Saved = RequestOf<typeof saveItem>

/** An edited item has a later version, a new one the same title and text. */
async function isSaved(core: Core, { itemId, version, title }: Saved): Promise<boolean> {
  const found = await core.http(
    listItems,
    { tab: 'mine', keyword: title, page: 1, size: LARGEST_PAGE },
    { background: true },
  )
  return found.items.some((item) =>
    itemId === undefined ? item.title === title : item.id === itemId && item.version > version,
  )
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveItem, {
    title: 'item.edit',
    to: ({ itemId: id }) => (id === undefined ? href(knowldegeUpload) : href(knowldegeEdit, { id })),
    form: ITEM_FORM,
    record: ({ itemId }) => itemId ?? 'new',
    same: isSaved,
    values: ({ body, note, ...request }, uploads) => ({
      ...formValues(itemFields, { ...request, note }, uploads),
      ...valuesOfText(body),
      isPublished: note !== undefined,
    }),
    afterSent: (core, { itemId }) => {
      core.store(itemRows).invalidate()
      if (itemId !== undefined) core.store(items).of(itemId).invalidateAll()
    },
  }),
]
export default calls
