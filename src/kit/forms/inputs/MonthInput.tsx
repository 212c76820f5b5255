import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { MonthField } from '#ui/components'
import { type InputProps, useInput } from './useInput'

export interface MonthInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  /** First and last month, `2026-11`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
}

/** A month of a form, `2026-11`. */
export function MonthInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: MonthInputProps<V, N>,
) {
  const { rules, ...field } = useInput(props)
  const { hint, placeholder, min, max } = props
  return (
    <MonthField
      {...field}
      value={typeof field.value === 'string' ? field.value : ''}
      hint={hint}
      placeholder={placeholder}
      min={min}
      max={max}
    />
  )
}
