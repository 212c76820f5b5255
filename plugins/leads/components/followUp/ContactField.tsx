import { observer } from 'mobx-react-lite'
import { useFormState, useWatch } from 'react-hook-form'
import { ChoiceInput, type RecordForm, TextInput } from '#kit/forms'
import type { LeadTextKey } from '../../plugin'
import { SOMEBODY_ELSE } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import type { FollowUpValues } from './values'

interface ContactFieldProps {
  readonly form: RecordForm<FollowUpValues>
  readonly lead: OpenLead
}

/** Whom it was with: one of the lead's people, or a name; only the name where the lead has no people. */
export const ContactField = observer(function ContactField({ form, lead }: ContactFieldProps) {
  const { t, say } = useArea()
  const { control } = form.methods
  const contact = useWatch({ control, name: 'contact' })
  const { errors } = useFormState({ control, name: 'contact' })
  const { status, value: people = [] } = lead.parts.contacts
  const typed = status === 'failed' || (status === 'ready' && people.length === 0)
  const options = [
    ...people.map(({ id, duty, dutyEn, ...person }) => ({
      value: id,
      label: say.name(person),
      note: say.text(duty, dutyEn),
    })),
    { value: SOMEBODY_ELSE, label: t('followUp.contactNew') },
  ]
  // The messages of the form's schema are keys of the area's texts.
  const missing = errors.contact?.message as LeadTextKey | undefined
  return (
    <>
      {!typed && (
        <ChoiceInput
          form={form}
          name="contact"
          options={options}
          placeholder={t('followUp.contactChoose')}
          sheet
          required
        />
      )}
      {(typed || contact === SOMEBODY_ELSE) && (
        <TextInput
          form={form}
          name="contactName"
          label={typed ? t('field.contact') : undefined}
          placeholder={t('field.contactName')}
          hint={status === 'failed' ? t('followUp.contactsFailed') : undefined}
          error={typed && missing ? t(missing) : undefined}
          required
        />
      )}
    </>
  )
})
