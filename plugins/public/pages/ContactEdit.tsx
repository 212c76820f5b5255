import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { EditPage, storeDraft } from '#kit/forms'
import { type Core, useCore, useStore } from '#platform/core'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { PageFrame, StateView } from '#ui/components'
import { ContactInputs } from '../contacts/ContactInputs'
import { compared, readContact } from '../contacts/compared'
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
  const into = main.value?.mergedInto
  return (
    <EditPage
      title={t('title.contactEdit')}
      open={open}
      load={[main]}
      may={() => main.value?.can.includes('edit') === true}
      denied={{ title: t('contact.editDenied'), text: t('contact.editDeniedText') }}
      {...(into !== undefined && { otherwise: () => <Merged id={id} into={into} /> })}
      unsent={{ is: () => open.waiting.length > 0 }}
      form={CONTACT_FORM}
      record={id}
      of={() => main.value}
      read={readContact}
      values={valuesOf}
      fields={contactFields}
      refused={REFUSED}
      submit={(out) => savedBy(core, out, id)}
      compare={compared}
    >
      {(form) => <ContactInputs form={form} id={id} isPlaced home={main.value?.home} />}
    </EditPage>
  )
})

interface MergedProps {
  readonly id: string
  /** The contact that is left. */
  readonly into: string
}

/** In place of the form of a contact that was merged: that of the one that is left, with what was typed here. */
function Merged({ id, into }: MergedProps) {
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
    </PageFrame>
  )
}

const draft = v.object({ values: v.record(v.string(), v.unknown()) })

/** A draft there stays; this one is of no version of it, so that saving shows both. */
async function moveDraft({ drafts }: Core, id: string, into: string): Promise<void> {
  const stored = v.safeParse(draft, (await drafts.load(CONTACT_FORM, id))?.value)
  if (!stored.success || (await drafts.load(CONTACT_FORM, into))) return
  await storeDraft(drafts, { form: CONTACT_FORM, record: into, values: { ...stored.output.values, version: 0 } })
  await drafts.discard(CONTACT_FORM, id)
}
