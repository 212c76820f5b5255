import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import { type FieldForm, FormField } from '#kit/forms'
import { useLocate } from '#kit/map'
import { Button, ChoiceField, Icon } from '#ui/components'
import type { Project } from '../api'
import { useScheduleTools } from './words'

interface PositionInputProps {
  readonly form: FieldForm<{ point?: { lng: number; lat: number } | undefined }>
  readonly project: Project | undefined
}

/** Where the user is, found by a tap; nothing is found without it. */
export function PositionInput({ form, project }: PositionInputProps) {
  const { t, placeText } = useScheduleTools()
  const { state, locate } = useLocate(({ lng, lat }) => form.set({ point: { lng, lat } }, { shouldDirty: true }))
  return (
    <FormField form={form} name="point">
      {({ value, onChange, error }) => (
        <ChoiceField
          label={t('field.point')}
          error={error}
          icon={<Icon svg={MapPin} />}
          placeholder={state === 'asking' ? t('point.finding') : t('point.find')}
          value={value && placeText(value, project)}
          onPress={() => void locate()}
          quick={
            value ? (
              <Button variant="plain" size="small" onPress={() => onChange(undefined)}>
                {t('point.remove')}
              </Button>
            ) : null
          }
        />
      )}
    </FormField>
  )
}
