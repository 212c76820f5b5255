import { observer } from 'mobx-react-lite'
import { useDictionary, useOrganisations } from '#domain/directory'
import { EditPage, submission } from '#kit/forms'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { useFormats } from '#ui/components'
import { saveItem } from '../api'
import { comparedFields, readItem, valuesOf } from '../components/compared'
import { ItemFormFields, sentOf, useDelivery, useSaveLabel } from '../components/ItemForm'
import { useTexts } from '../plugin'
import { items } from '../records'
import { knowldegeEdit } from '../routes'
import { ITEM_FORM, itemFields } from '../rules/fields'
import { outboxRecord } from '../rules/vocabulary'

/** Edits an item, with a note of what is new if it was published (/knowldegeEdit). */
export default observer(function Edit() {
  const { id } = useSearch(knowldegeEdit)
  const t = useTexts()
  const say = useFormats()
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
      useSaveLabel={useSaveLabel}
      submit={(out) => submission(saveItem, { itemId: id, ...sentOf(out) }, delivery(out))}
      compare={comparedFields(
        (codes) => say.list(codes.map(tags.name)),
        (codes) => say.list(codes.map(organisations.name)),
      )}
    >
      {(form) => <ItemFormFields form={form} isOthers={item()?.author.id !== session.loginName} />}
    </EditPage>
  )
})
