import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin'
import { placePicker } from '#src/directory'
import { type FieldForm, FormField, TextInput } from '#src/forms'
import { usePageNavigation } from '#src/navigation'
import { ChoiceField } from '#src/ui'
import { useTexts } from '../../texts'

/** Values of a form with a place. */
export interface PlaceValues {
  address: string
  point: { lng: number; lat: number } | null
}

interface PlaceFieldsProps {
  // biome-ignore lint/suspicious/noExplicitAny: forms with more fields than these
  readonly form: FieldForm<any, any>
  /** A lead cannot be created without its place on the map. */
  readonly isRequired?: boolean | undefined
}

const DIGITS = 5

/** Address, and its place on the map. A place that is chosen first brings its address. */
export function PlaceFields({ form, isRequired }: PlaceFieldsProps) {
  const t = useTexts()
  const page = usePageNavigation()
  const place: FieldForm<PlaceValues> = form
  const choose = async (onChange: (point: PlaceValues['point']) => void) => {
    const address = place.methods.getValues('address').trim()
    const chosen = await page.choose(placePicker, address ? { keyword: address } : {})
    if (!chosen) return
    onChange(chosen.point)
    if (address === '')
      place.methods.setValue('address', chosen.address || chosen.name, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div data-field="place">
      <TextInput form={place} name="address" placeholder={t('place.addressExample')} />
      <FormField form={place} name="point">
        {({ value, onChange, error }) => (
          <ChoiceField
            label={t('place.onMap')}
            required={isRequired}
            error={error}
            icon={<MapPin aria-hidden="true" weight={value ? 'fill' : 'regular'} />}
            placeholder={t('place.mark')}
            value={value ? t('place.marked') : undefined}
            note={value ? `${value.lng.toFixed(DIGITS)}, ${value.lat.toFixed(DIGITS)}` : undefined}
            onPress={() => void choose(onChange)}
          />
        )}
      </FormField>
    </div>
  )
}
