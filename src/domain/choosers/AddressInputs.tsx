import MapPinFill from '@phosphor-icons/core/fill/map-pin-fill.svg'
import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import { placePicker } from '#domain/directory'
import { type FieldForm, FormField, TextInput } from '#kit/forms'
import { usePageNavigation } from '#platform/navigation'
import { ChoiceField, Icon } from '#ui/components'
import { useChooserTexts } from './texts'

/** Values of a form with an address and its place. */
export interface AddressValues {
  address: string
  point: { lng: number; lat: number } | null
}

export interface AddressInputsProps {
  readonly form: FieldForm<AddressValues>
  /** The place has to be marked. */
  readonly isRequired?: boolean | undefined
}

const DIGITS = 5

/** An address, and its place on the map. A place that is chosen first brings its address. */
export function AddressInputs({ form, isRequired }: AddressInputsProps) {
  const t = useChooserTexts()
  const page = usePageNavigation()
  const choose = async (onChange: (point: AddressValues['point']) => void) => {
    const address = form.values().address.trim()
    const chosen = await page.choose(placePicker, address ? { keyword: address } : {})
    if (!chosen) return
    onChange(chosen.point)
    if (address === '')
      form.set({ address: chosen.address || chosen.name }, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div data-field="place">
      <TextInput form={form} name="address" placeholder={t('choosers.address.example')} />
      <FormField form={form} name="point">
        {({ value, onChange, error }) => (
          <ChoiceField
            label={t('choosers.address.onMap')}
            required={isRequired}
            error={error}
            icon={<Icon svg={value ? MapPinFill : MapPin} />}
            placeholder={t('choosers.address.mark')}
            value={value ? t('choosers.address.marked') : undefined}
            note={value ? `${value.lng.toFixed(DIGITS)}, ${value.lat.toFixed(DIGITS)}` : undefined}
            onPress={() => void choose(onChange)}
          />
        )}
      </FormField>
    </div>
  )
}
