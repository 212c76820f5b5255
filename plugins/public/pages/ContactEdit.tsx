import { observer } from 'mobx-react-lite'
import { contactSchema } from '#domain/directory'
import { EditPage } from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { ContactInputs } from '../contacts/ContactInputs'
import { CONTACT_FORM, REFUSED, savedBy, valuesOf } from '../contacts/values'
import { useTexts } from '../plugin'
import { contacts } from '../records'
import { contactEdit } from '../routes'
import { contactFields } from '../rules/fields'

const readContact = currentBy(contactSchema)
const typed = { name: true, phone: true, phone2: true, phone3: true, duty: true, department: true } as const

/** Edits a contact over its version; if somebody else saved first, both versions are shown (/public/contactEdit). */
export default observer(function ContactEdit() {
  const t = useTexts()
  const core = useCore()
  const { id } = useSearch(contactEdit)
  const open = useStore(contacts).of(id)
  const { main } = open
  return (
    <EditPage
      title={t('title.contactEdit')}
      open={open}
      load={[main]}
      may={() => main.value?.can.includes('edit') === true}
      denied={{ title: t('contact.editDenied'), text: t('contact.editDeniedText') }}
      unsent={{ is: () => open.waiting.length > 0 }}
      form={CONTACT_FORM}
      record={id}
      of={() => main.value}
      read={readContact}
      values={valuesOf}
      fields={contactFields}
      refused={REFUSED}
      submit={(out) => savedBy(core, out, id)}
      compare={{
        ...typed,
        influence: ({ influence }) => t(`influence.${influence as 'decides'}`),
        birthday: true,
        email: true,
        wechat: true,
        note: true,
        card: ({ card }) => card[0]?.name ?? '',
      }}
    >
      {(form) => <ContactInputs form={form} id={id} isPlaced home={main.value?.home} />}
    </EditPage>
  )
})
