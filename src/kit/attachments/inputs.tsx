import type { ReactElement } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type Attachment, fieldOf } from '#base/fields'
import { FormField, type PageForm, TextInput, type TextInputProps, useFieldLabel } from '#kit/forms'
import { DictateButton } from './DictateButton'
import { FilesField, type FilesFieldProps } from './FilesField'
import { PhotosField, type PhotosFieldProps } from './PhotosField'

export type Bound = 'label' | 'value' | 'onChange' | 'error' | 'isHeld' | 'beforeSubmit'

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

interface BoundFieldProps<V extends FieldValues, N> extends InputProps<V, N> {
  readonly children: (bound: Pick<PhotosFieldProps, Bound | 'name' | 'required'>) => ReactElement
}

/** A field of files over a form. */
function BoundField<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>>(props: BoundFieldProps<V, N>) {
  const { form, name, children } = props
  const label = useFieldLabel(name, props.label)
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, error }) =>
        children({
          name,
          label,
          required: fieldOf(form.fields, name)?.rules.required,
          value,
          onChange: (next) => onChange(next as typeof value),
          error,
          isHeld: isHeld(form),
          beforeSubmit: form.beforeSubmit,
        })
      }
    </FormField>
  )
}

/** Photos of a form; `submitWithFiles` sends them. */
export function PhotosInput<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>>({
  form,
  name,
  label,
  ...props
}: InputProps<V, N> & Omit<PhotosFieldProps, Bound>) {
  return (
    <BoundField form={form} name={name} label={label}>
      {(bound) => <PhotosField {...bound} {...props} />}
    </BoundField>
  )
}

/** Files of a form; `submitWithFiles` sends them. */
export function FilesInput<V extends FieldValues, N extends FieldPathByValue<V, Attachment[]>>({
  form,
  name,
  label,
  ...props
}: InputProps<V, N> & Omit<FilesFieldProps, Bound>) {
  return (
    <BoundField form={form} name={name} label={label}>
      {(bound) => <FilesField {...bound} {...props} />}
    </BoundField>
  )
}

/** A text of a form that can also be dictated, where the browser recognises speech. */
export function DictateInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: TextInputProps<V, N> & { readonly form: Partial<Pick<PageForm<never>, 'beforeSubmit'>> },
) {
  const { beforeSubmit } = props.form
  return <TextInput lines={3} {...props} action={(field) => <DictateButton {...field} beforeSubmit={beforeSubmit} />} />
}
