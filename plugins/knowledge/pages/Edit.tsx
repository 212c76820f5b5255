import { observer } from 'mobx-react-lite'
import { useDictionary, useOrganisations } from '#domain/directory'
import { formValues, namesOfFiles } from '#kit/attachments'
import { EditPage, submission } from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { usePageTools } from '#ui/components'
import { type Item, item as itemSchema, saveItem } from '../api'
import { ItemFormFields, sentOf, useDelivery } from '../components/ItemForm'
import { useTexts } from '../plugin'
import { items } from '../records'
import { knowldegeEdit } from '../routes'
import { htmlOf, valuesOfText, wordsIn } from '../rules/body'
import { ITEM_FORM, type ItemValues, itemFields } from '../rules/fields'
import { outboxRecord } from '../rules/vocabulary'

/** The latest content, over the version of the record. */
function valuesOf(item: Item): ItemValues {
  const { note, ...content } = item.next ?? item
  const isPublished = item.state === 'published'
  return {
    // The note of a version that is up belongs to that version.
    ...formValues(itemFields, { ...content, note: item.next ? note : undefined, version: item.version, send: true }),
    ...valuesOfText(content.body),
    isPublished,
  }
}

const readItem = currentBy(itemSchema)

/** Edits an item, with a note of what is new if it is published (/knowldegeEdit). */
export default observer(function Edit() {
  const { id } = useSearch(knowldegeEdit)
  const t = useTexts()
  const { say, word } = usePageTools()
  const { session, outbox } = useCore()
  const tags = useDictionary('programmeTag')
  const organisations = useOrganisations()
  const open = useStore(items).of(id)
  const delivery = useDelivery(id, t('title.knowldegeEdit'))
  const item = () => open.main.value
  return (
    <EditPage
      title={t('title.knowldegeEdit')}
      open={open}
      load={[open.main]}
      unsent={{ is: () => outbox.unsentOf(outboxRecord(id)).length > 0 }}
      may={() => item()?.can.includes('edit') === true}
      form={ITEM_FORM}
      record={id}
      of={item}
      values={valuesOf}
      fields={itemFields}
      read={readItem}
      submit={(out) => submission(saveItem, { itemId: id, ...sentOf(out) }, delivery(out))}
      compare={{
        title: true,
        category: ({ category }) => word('category', category || undefined) ?? '',
        body: ({ body, kept }) => wordsIn(kept || htmlOf(body)),
        files: ({ files }) => namesOfFiles(files),
        tags: ({ tags: all }) => say.list(all.map((tag) => tags.name(tag))) ?? '',
        visibility: ({ visibility }) => word('visibility', visibility || undefined) ?? '',
        orgs: ({ orgs }) => say.list(orgs.map(organisations.name)) ?? '',
        note: true,
      }}
    >
      {(form) => <ItemFormFields form={form} isOthers={item()?.author.id !== session.loginName} />}
    </EditPage>
  )
})
