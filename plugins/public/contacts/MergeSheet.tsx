import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { groupPhone } from '#base/wire'
import { type Contact, listContacts } from '#domain/directory'
import { ResourceView } from '#kit/detail'
import { type FieldForm, FormField, MoveSheet, useFieldValue } from '#kit/forms'
import { useResource } from '#kit/records'
import { LARGEST_PAGE } from '#platform/http'
import { Avatar, Field, OptionList, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { merge } from '../records'
import { allPhones, likeness, MOST_PHONES } from '../rules/contact'
import { mergeFields } from '../rules/fields'

interface MergeSheetProps {
  readonly contact: Contact
  readonly onClose: () => void
}

/** A number that stays on one line. */
const unbroken = (phone: string) => groupPhone(phone).replace(/ /g, '\u00a0').replace(/-/g, '-\u2060')

const NOBODY = mergeFields.values({})
type MergeValues = typeof NOBODY

/**
 * Merges another contact of the same customer or lead, or of the lead's customer, into this one; of more than three
 * numbers three are chosen.
 */
export default function MergeSheet({ contact, onClose }: MergeSheetProps) {
  const t = useTexts()
  const { say } = usePageTools()
  return (
    <MoveSheet
      move={merge}
      record={contact}
      onClose={onClose}
      title={t('merge.title')}
      text={t('merge.text', { name: say.name(contact) })}
      confirm={t('merge.confirm')}
      defaults={NOBODY}
      fields={mergeFields}
    >
      {(form) => <MergeInputs form={form} contact={contact} />}
    </MoveSheet>
  )
}

interface MergeInputsProps {
  readonly form: FieldForm<MergeValues>
  readonly contact: Contact
}

const MergeInputs = observer(function MergeInputs({ form, contact }: MergeInputsProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { id, name, phones: own } = contact
  // Loaded again after an attempt that was refused: the other one may have been changed, too.
  const { submitCount } = useFormState({ control: form.control })
  const others = useResource(async ({ http }, signal) => {
    const query = { mergeWith: id, page: 1, size: LARGEST_PAGE }
    const { items } = await http(listContacts, query, { signal, background: true })
    // Somebody of a lead is alike as if they were at its customer.
    const isLike = (other: Contact) => likeness({ ...other, name, phones: own }, other) !== undefined
    return items.filter((other) => other.can.includes('edit')).sort((a, b) => Number(isLike(b)) - Number(isLike(a)))
  }, String(submitCount))
  const drop = useFieldValue(form, 'drop')
  const dropped = others.value?.find((other) => other.id === drop?.id)
  const phones = dropped ? allPhones(contact, dropped) : []
  const { set } = form
  const choose = useCallback(
    (chosen: Contact | undefined) =>
      set({
        drop: chosen ? { id: chosen.id, version: chosen.version } : null,
        phones: chosen ? allPhones(contact, chosen).slice(0, MOST_PHONES) : [],
      }),
    [set, contact],
  )
  useEffect(() => {
    if (drop && others.value && dropped?.version !== drop.version) choose(dropped)
  }, [drop, dropped, others.value, choose])
  return (
    <ResourceView section={others} empty={(found) => (found.length === 0 ? { title: t('merge.none') } : undefined)}>
      {(found) => (
        <>
          <FormField form={form} name="drop">
            {({ error }) => (
              <Field name="drop" label={t('field.drop')} error={error}>
                <OptionList
                  label={t('field.drop')}
                  options={found.map((other) => ({
                    value: other.id,
                    label: say.name(other),
                    note: say.line(say.text(other.duty, other.dutyEn), ...other.phones.map(unbroken)),
                    lead: <Avatar name={say.name(other)} size="small" />,
                  }))}
                  value={drop?.id}
                  onChange={(value) => choose(found.find((other) => other.id === value))}
                />
              </Field>
            )}
          </FormField>
          {phones.length > MOST_PHONES ? (
            <FormField form={form} name="phones">
              {({ value, onChange, error }) => (
                <Field name="phones" label={t('merge.phones', { most: MOST_PHONES })} error={error}>
                  <OptionList
                    kind="many"
                    label={t('merge.phones', { most: MOST_PHONES })}
                    options={phones.map((phone) => ({ value: phone, label: groupPhone(phone) }))}
                    value={value}
                    onChange={onChange}
                  />
                </Field>
              )}
            </FormField>
          ) : null}
        </>
      )}
    </ResourceView>
  )
})
