import { useState } from 'react'
import { FormPage, useRecordForm } from '#kit/forms'
import { useCore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { ContactInputs } from '../contacts/ContactInputs'
import { CONTACT_FORM, REFUSED, savedBy } from '../contacts/values'
import { useTexts } from '../plugin'
import { contact, contactAdd } from '../routes'
import { contactFields } from '../rules/fields'

/** A new contact of a customer or a lead, which is chosen unless the address names it (/public/contactAdd). */
export default function ContactAdd() {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const { custId, clueId, name, phone } = useSearch(contactAdd)
  const id = clueId ?? custId
  const [defaults] = useState(() =>
    contactFields.values({ name, phone, influence: 'unknown', version: 0, home: id && { id, name: '' } }),
  )
  const form = useRecordForm({
    form: CONTACT_FORM,
    record: id ?? 'new',
    defaults,
    fields: contactFields,
    refused: REFUSED,
    submit: (out) => savedBy(core, out),
    // Saved where no list of the customer is open, it is shown there.
    onSent: (saved) => (saved && id === undefined ? page.replace(contact, { contact: saved.id }) : page.leave()),
  })
  return (
    <FormPage title={t('title.contactAdd')} form={form} submit={t('contact.save')}>
      <ContactInputs form={form} isPlaced={id !== undefined} />
    </FormPage>
  )
}
