import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { type DraftForm, FormField } from '#src/forms'
import { ChoiceField, OptionList, Sheet, TextField } from '#src/ui'
import type { OpenLead } from '../../stores/leadRecords'
import { type LeadTextKey, useTexts } from '../../texts'
import { useFormats } from '../detail/useFormats'
import { type FollowUpValues, SOMEBODY_ELSE } from './values'

interface ContactFieldProps {
  readonly form: DraftForm<FollowUpValues, FollowUpValues>
  readonly lead: OpenLead
}

/** Whom it was with: one of the lead's people, or a name; only the name where nobody is known. */
export const ContactField = observer(function ContactField({ form, lead }: ContactFieldProps) {
  const t = useTexts()
  const formats = useFormats()
  const { control } = form.methods
  const contact = useWatch({ control, name: 'contact' })
  const { errors } = useFormState({ control, name: ['contact', 'contactName'] })
  const [open, setOpen] = useState(false)
  const { status, value: people = [] } = lead.parts.contacts
  const typed = status === 'failed' || (status === 'ready' && people.length === 0)
  const options = [
    ...people.map((person) => ({ value: person.id, label: formats.name(person), note: formats.role(person) })),
    { value: SOMEBODY_ELSE, label: t('followUp.contactNew'), note: undefined },
  ]
  const chosen = options.find((option) => option.value === contact)
  // The messages of the form's schema are keys of the area's texts.
  const missing = errors.contact?.message as LeadTextKey | undefined
  return (
    <>
      {!typed && (
        <FormField form={form} name="contact">
          {(field) => (
            <>
              <ChoiceField
                label={t('followUp.contact')}
                placeholder={t('followUp.contactChoose')}
                value={chosen?.label}
                note={chosen?.note}
                onPress={() => setOpen(true)}
                error={field.error}
                required
              />
              <Sheet open={open} onClose={() => setOpen(false)} title={t('followUp.contact')}>
                <OptionList
                  label={t('followUp.contact')}
                  options={options}
                  value={field.value}
                  onChange={(value) => {
                    field.onChange(value)
                    setOpen(false)
                  }}
                />
              </Sheet>
            </>
          )}
        </FormField>
      )}
      {(typed || contact === SOMEBODY_ELSE) && (
        <FormField form={form} name="contactName">
          {(field) => (
            <TextField
              {...field}
              error={field.error ?? (typed && missing ? t(missing) : undefined)}
              label={t(typed ? 'followUp.contact' : 'followUp.contactName')}
              placeholder={t('followUp.contactName')}
              hint={status === 'failed' ? t('followUp.contactsFailed') : undefined}
              autoComplete="off"
              required
            />
          )}
        </FormField>
      )}
    </>
  )
})
