import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ChoiceInput, NumberInput, type RecordForm, SwitchInput, useFieldValue } from '#kit/forms'
import { PRODUCTS, unitsOf } from '../extraction/types'
import type { NoteValues } from '../rules/fields'

interface NeedInputsProps {
  readonly form: RecordForm<NoteValues>
  readonly at: `needs.${number}`
}

/** How big a need is; nothing for one without a size. */
export const CapacityInputs = observer(function CapacityInputs({ form, at }: NeedInputsProps) {
  const product = useFieldValue(form, `${at}.product`)
  const unit = useFieldValue(form, `${at}.unit`)
  const { setValue } = form.methods
  const units = product ? unitsOf(product) : []
  const [usual = ''] = units
  const isFitting = unit === '' ? usual === '' : units.includes(unit)
  useEffect(() => {
    if (!isFitting) setValue(`${at}.unit`, usual)
  }, [isFitting, usual, at, setValue])
  if (units.length === 0) return null
  return (
    <>
      <NumberInput form={form} name={`${at}.value`} unit={units.length === 1 ? usual : undefined} />
      {units.length > 1 ? (
        <ChoiceInput
          form={form}
          name={`${at}.unit`}
          options={units.map((each) => ({ value: each, label: each }))}
          required
        />
      ) : null}
    </>
  )
})

/** A need in its sheet. */
export function NeedInputs({ form, at }: NeedInputsProps) {
  return (
    <>
      <ChoiceInput form={form} name={`${at}.product`} options={PRODUCTS} />
      <CapacityInputs form={form} at={at} />
      <NumberInput form={form} name={`${at}.count`} plain />
      <SwitchInput form={form} name={`${at}.replace`} />
    </>
  )
}
