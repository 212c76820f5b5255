import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type Attachment, fieldOf } from '#base/fields'
import { FormField, useFieldLabel } from '#kit/forms'
import type { Bound, InputProps } from './inputs'
import { RecordingField, type RecordingFieldProps } from './RecordingField'

/**
 * Recordings of a form, one attachment for each segment, by default as many as the field takes; `submitWithFiles` sends
 * them.
 */
export function RecordingInput<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>>({
  form,
  name,
  label,
  ...props
}: InputProps<V, N> & Omit<RecordingFieldProps, Bound>) {
  const shown = useFieldLabel(name, label)
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, error }) => (
        <RecordingField
          most={fieldOf(form.fields, name)?.rules.maxLength}
          {...props}
          label={shown}
          value={value}
          onChange={(next) => onChange(next as typeof value)}
          error={error}
          beforeSubmit={form.beforeSubmit}
        />
      )}
    </FormField>
  )
}
