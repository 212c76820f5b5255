import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { type Contact, listContacts } from '#domain/directory'
import { DraftWords, FormPage, RefusedPage, useCompared, useRecordForm } from '#kit/forms'
import { useResource } from '#kit/records'
import { useCore } from '#platform/core'
import { refusalCode } from '#platform/http'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { ContactInputs } from '../contacts/ContactInputs'
import { compared } from '../contacts/compared'
import { CONTACT_FORM, REFUSED, savedBy } from '../contacts/values'
import { useTexts } from '../plugin'
import { contact, contactAdd } from '../routes'
import { subjectOf } from '../rules/contact'
import { type ContactValues, contactFields } from '../rules/fields'

/** A new contact of a customer or a lead, which is chosen unless the address names it (/public/contactAdd). */
export default observer(function ContactAdd() {
  const t = useTexts()
  const { custId, clueId, name, phone } = useSearch(contactAdd)
  const id = clueId ?? custId
  const [defaults] = useState(() =>
    contactFields.values({ name, phone, influence: 'unknown', version: 0, home: id && { id, name: '' } }),
  )
  // Not awaited: on a bad network one can type at once, without network the contact waits in the outbox.
  const { value: placed } = useResource(async ({ http }, signal) => {
    const query = { ...subjectOf(id), page: 1, size: 1 }
    return id === undefined ? undefined : http(listContacts, query, { signal, background: true })
  }, id)
  const lines = useCompared(compared)
  // Whom a host passes is not the person of an earlier draft.
  const record = id ?? (phone ? `new ${phone}` : 'new')
  if (placed && !placed.can.includes('add')) {
    const denied = { title: t('contact.addDenied'), text: t('contact.editDeniedText') }
    return (
      <RefusedPage title={t('title.contactAdd')} kind="denied" denied={denied}>
        <DraftWords form={CONTACT_FORM} record={record} fields={contactFields} known={() => defaults} lines={lines} />
      </RefusedPage>
    )
  }
  return <Form id={id} record={record} defaults={defaults} home={placed?.home} />
})

interface FormProps {
  /** The customer or lead, if the address names it. */
  readonly id: string | undefined
  readonly record: string
  readonly defaults: ContactValues
  /** The same, once it is loaded. */
  readonly home: Contact['home']
}

/** A component of its own: where it gives way to a refusal, it saves the last words first. */
const Form = observer(function Form({ id, record, defaults, home }: FormProps) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const [isSame, setSame] = useState(false)
  const form = useRecordForm({
    form: CONTACT_FORM,
    record,
    defaults,
    fields: contactFields,
    refused: REFUSED,
    submit: (out) => savedBy(core, out),
    // Saved where no list of the customer is open, it is shown there.
    onSent: (saved) => (saved && id === undefined ? page.replace(contact, { contact: saved.id }) : page.leave()),
  })
  // Not awaited either; whether one may add there is said at once, not after all is typed.
  const checkHome = async (chosen: string) => {
    const query = { ...subjectOf(chosen), page: 1, size: 1 }
    const can = await core.http(listContacts, query, { background: true }).then(
      (found) => found.can,
      (error: unknown) => (refusalCode(error) === undefined ? ['add'] : []),
    )
    if (!can.includes('add') && form.values().home?.id === chosen)
      form.methods.setError('home', { type: 'server', message: 'contact.addDenied' })
  }
  return (
    <FormPage title={t('title.contactAdd')} form={form} submit={t('contact.save')} isSecondary={isSame}>
      <ContactInputs
        form={form}
        isPlaced={id !== undefined}
        home={home}
        onCertain={setSame}
        onPick={(chosen) => void checkHome(chosen)}
      />
    </FormPage>
  )
})
