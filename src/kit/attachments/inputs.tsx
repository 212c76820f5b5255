import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import type { Attachment } from '#base/fields'
import { FormField, type PageForm, TextInput, type TextInputProps, useFieldLabel } from '#kit/forms'
import { DictateButton } from './DictateButton'
import { FilesField, type FilesFieldProps } from './FilesField'
import { PhotosField, type PhotosFieldProps } from './PhotosField'

export type Bound = 'label' | 'value' | 'onChange' | 'error' | 'isHeld'

export interface InputProps<V extends FieldValues, N> {
  readonly form: PageForm<V>
  /** A field of files. */
  readonly name: N
  /** Default: the area's text `field.<last part of name>`. */
  readonly label?: string | undefined
}

/**
 * Nothing is uploaded while the form is being sent, and while its content may be sent or queued already: the outbox has
 * the same files then.
 */
const isHeld = ({ ready, sending, earlier }: Pick<PageForm<never>, 'ready' | 'sending' | 'earlier'>): boolean =>
  !ready || sending || (earlier !== undefined && !earlier.edited)

/** Photos of a form; `submitWithFiles` sends them. */
export function PhotosInput<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>>({
  form,
  name,
  label,
  ...props
}: InputProps<V, N> & Omit<PhotosFieldProps, Bound>) {
  const shown = useFieldLabel(name, label)
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, error }) => (
        <PhotosField
          {...props}
          name={name}
          label={shown}
          value={value}
          onChange={(next) => onChange(next as typeof value)}
          error={error}
          isHeld={isHeld(form)}
        />
      )}
    </FormField>
  )
}

/** Files of a form; `submitWithFiles` sends them. */
export function FilesInput<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>>({
  form,
  name,
  label,
  ...props
}: InputProps<V, N> & Omit<FilesFieldProps, Bound>) {
  const shown = useFieldLabel(name, label)
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, error }) => (
        <FilesField
          {...props}
          name={name}
          label={shown}
          value={value}
          onChange={(next) => onChange(next as typeof value)}
          error={error}
          isHeld={isHeld(form)}
        />
      )}
    </FormField>
  )
}

/** A text of a form that can also be dictated, where the browser recognises speech. */
export function DictateInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: TextInputProps<V, N>,
) {
  return <TextInput lines={3} {...props} action={(field) => <DictateButton {...field} />} />
}
