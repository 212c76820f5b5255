import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type DraftForm, FormField } from '#src/forms'
import type { Attachment } from './attachment'
import { FilesField, type FilesFieldProps } from './FilesField'
import { PhotosField, type PhotosFieldProps } from './PhotosField'

export type Bound = 'value' | 'onChange' | 'error' | 'isHeld'

export interface InputProps<V extends FieldValues, N, Out> {
  readonly form: DraftForm<V, Out>
  /** A field with `attachmentsSchema`. */
  readonly name: N
}

/**
 * Nothing is uploaded while the form is being sent, and while its content may be sent or queued already: the outbox has
 * the same files then.
 */
const isHeld = ({ ready, sending, earlier }: Pick<DraftForm<never>, 'ready' | 'sending' | 'earlier'>): boolean =>
  !ready || sending || (earlier !== undefined && !earlier.edited)

/** Photos of a form; `submitWithFiles` sends them. */
export function PhotosInput<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>, Out>({
  form,
  name,
  ...props
}: InputProps<V, N, Out> & Omit<PhotosFieldProps, Bound>) {
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, error }) => (
        <PhotosField
          {...props}
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
export function FilesInput<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>, Out>({
  form,
  name,
  ...props
}: InputProps<V, N, Out> & Omit<FilesFieldProps, Bound>) {
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, error }) => (
        <FilesField
          {...props}
          value={value}
          onChange={(next) => onChange(next as typeof value)}
          error={error}
          isHeld={isHeld(form)}
        />
      )}
    </FormField>
  )
}
