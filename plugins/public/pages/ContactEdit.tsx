import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { EditPage } from '#kit/forms'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { PageFrame, StateView } from '#ui/components'
import { ContactInputs } from '../contacts/ContactInputs'
import { compared, comparedOpenly, readContact } from '../contacts/compared'
import { moveDraft } from '../contacts/moveDraft'
import { CONTACT_FORM, REFUSED, savedBy, valuesOf } from '../contacts/values'
import { useTexts } from '../plugin'
import { contacts } from '../records'
import { contactEdit } from '../routes'
import { contactFields } from '../rules/fields'

/** Edits a contact over its version; if somebody else saved first, both versions are shown (/public/contactEdit). */
export default observer(function ContactEdit() {
  const t = useTexts()
  const core = useCore()
  const { id } = useSearch(contactEdit)
  const open = useStore(contacts).of(id)
  const { main } = open
  const { mergedInto: into, state, phones } = main.value ?? {}
  const [isSame, setSame] = useState(false)
  const isClear = phones?.every((phone) => !phone.includes('*'))
  return (
    <EditPage
      title={t('title.contactEdit')}
      open={open}
      load={[main]}
      may={() => main.value?.can.includes('edit') === true}
      denied={
        state === 'deleted'
          ? { title: t('contact.editDeleted') }
          : { title: t('contact.editDenied'), text: t('contact.editDeniedText') }
      }
      {...(into !== undefined && { otherwise: (words) => <Merged id={id} into={into} words={words} /> })}
      unsent={{ is: () => open.waiting.length > 0 }}
      form={CONTACT_FORM}
      record={id}
      of={() => main.value}
      read={readContact}
      values={valuesOf}
      fields={contactFields}
      refused={REFUSED}
      submit={(out) => savedBy(core, out, id)}
      isSecondary={isSame}
      compare={isClear ? compared : comparedOpenly}
    >
      {(form) => <ContactInputs form={form} id={id} isPlaced home={main.value?.home} onCertain={setSame} />}
    </EditPage>
  )
})

interface MergedProps {
  readonly id: string
  /** The contact that remains. */
  readonly into: string
  /** What was typed here. */
  readonly words: ReactNode
}

/** In place of the form of a contact that was merged: that of the one that remains, with what was typed here. */
function Merged({ id, into, words }: MergedProps) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  usePageState('ready')
  const open = async () => {
    await moveDraft(core, id, into)
    page.replace(contactEdit, { id: into })
  }
  return (
    <PageFrame title={t('title.contactEdit')} nav={{ back: 'close' }}>
      <StateView
        kind="not-found"
        title={t('contact.merged')}
        text={t('contact.mergedText')}
        action={{ label: t('contact.open'), onPress: open }}
      />
      {words}
    </PageFrame>
  )
}
