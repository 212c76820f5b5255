import { observer } from 'mobx-react-lite'
import type { FieldValues } from 'react-hook-form'
import { DictionaryInput } from '#domain/choosers'
import { capacityUnit } from '#domain/equipment/rules'
import { PhotosInput } from '#kit/attachments'
import { type FieldForm, NumberInput, type PageForm, TextInput, useFieldValue } from '#kit/forms'
import { ScanButton } from '#kit/scanner'
import { addTexts, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import en from './equipment.en.json'
import zh from './equipment.zh-CN.json'
import './EquipmentInputs.css'

const useEquipmentTexts = addTexts(en, zh)

interface RowProps {
  /** What the names of the fields begin with where equipment is a row: `rows.0.`. */
  readonly at?: `${string}.` | ''
}

export interface EquipmentInputsProps extends RowProps {
  readonly form: FieldForm<FieldValues>
  /** Name of the field of the kind; default `kind`. */
  readonly kind?: string
}

/**
 * Inputs for fuel and operation of equipment: `kind`, `fuel`, `capacity` in the unit of its kind, `count`, `hours` a
 * day, `days` a year, `load` in per cent, `year`.
 */
export const EquipmentInputs = observer(function EquipmentInputs(props: EquipmentInputsProps) {
  const { form, at = '', kind = 'kind' } = props
  const t = useEquipmentTexts()
  const chosen = useFieldValue(form, `${at}${kind}`)
  return (
    <>
      <DictionaryInput form={form} name={`${at}${kind}`} type="deviceKind" />
      <DictionaryInput form={form} name={`${at}fuel`} type="fuel" />
      <div className="equipment-pair">
        <NumberInput form={form} name={`${at}capacity`} unit={capacityUnit(chosen)} />
        <NumberInput form={form} name={`${at}count`} />
        <NumberInput form={form} name={`${at}hours`} unit={t('equipment.hours')} />
        <NumberInput form={form} name={`${at}days`} unit={t('equipment.days')} />
        <NumberInput form={form} name={`${at}load`} unit="%" />
        <NumberInput form={form} name={`${at}year`} plain />
      </div>
    </>
  )
})

export interface PlateInputsProps extends RowProps {
  readonly form: PageForm<FieldValues>
  /** Name of the field of the photo. */
  readonly photo: string
}

/** The plate of equipment: `plateCode`, which can be scanned, and one photo. */
export function PlateInputs({ form, at = '', photo }: PlateInputsProps) {
  const t = useTextsOf(usePage().plugin)
  return (
    <>
      <TextInput
        form={form}
        name={`${at}plateCode`}
        action={({ onChange }) => <ScanButton label={t('field.plateCode')} onText={onChange} />}
      />
      <PhotosInput form={form} name={`${at}${photo}`} most={1} />
    </>
  )
}
