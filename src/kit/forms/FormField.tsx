import type { ReactNode } from 'react'
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import type { FieldForm } from './FieldForm'
import { useErrorText } from './texts'

/** Props of a field, bound to the form. */
export interface FieldBinding<T> {
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly onBlur: () => void
  /** Translated error text; undefined while the field is valid. */
  readonly error: string | undefined
}

interface FormFieldProps<V extends FieldValues, N extends Path<V>> {
  readonly form: FieldForm<V>
  readonly name: N
  readonly children: (field: FieldBinding<PathValue<V, N>>) => ReactNode
}

/** Binds a field of the form to the component that renders it. */
export function FormField<V extends FieldValues, N extends Path<V>>({ form, name, children }: FormFieldProps<V, N>) {
  const errorText = useErrorText()
  const path: string = name
  const { field, fieldState } = useController({ control: form.control, name: path })
  return children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: errorText(fieldState.error?.message),
  })
}
