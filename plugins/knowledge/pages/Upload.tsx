import { observer } from 'mobx-react-lite'
import { formValues } from '#kit/attachments'
import { FormPage, submission, useRecordForm } from '#kit/forms'
import { usePageTools } from '#ui/components'
import { saveItem } from '../api'
import { ItemFormFields, sentOf, useDelivery, useSaveLabel } from '../components/ItemForm'
import { useTexts } from '../plugin'
import { knowldegeDetails } from '../routes'
import { ITEM_FORM, itemFields } from '../rules/fields'

/** A new item, sent for review (/knowldegeUpload). */
export default observer(function Upload() {
  const t = useTexts()
  const { page } = usePageTools()
  const delivery = useDelivery('new', t('title.knowldegeUpload'))
  const form = useRecordForm({
    form: ITEM_FORM,
    record: 'new',
    defaults: formValues(itemFields, { visibility: 'company', send: true }),
    fields: itemFields,
    submit: (out) => submission(saveItem, sentOf(out), delivery(out)),
    onSent: (saved) => (saved ? page.replace(knowldegeDetails, { id: saved.id }) : page.leave()),
  })
  return (
    <FormPage title={t('title.knowldegeUpload')} form={form} submit={useSaveLabel(form)}>
      <ItemFormFields form={form} />
    </FormPage>
  )
})
