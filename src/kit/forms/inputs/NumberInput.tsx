import { useState } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { TextField } from '#ui/components'
import { groupedNumber, plainNumber } from './decimalText'
import { type InputProps, useInput } from './useInput'

export interface NumberInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  /** Unit after the number: `m³/y`, `CNY`. */
  readonly unit?: string | undefined
  readonly placeholder?: string | undefined
  /** No thousands separators: years, codes. */
  readonly plain?: boolean | undefined
}

/**
 * A number field of a form. The form holds the decimal text ('' if empty), so that no digit is lost and a draft can
 * hold an incomplete number; the schema parses it (`decimalText`). Thousands are grouped while the field is not being
 * edited.
 */
export function NumberInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: NumberInputProps<V, N>,
) {
  const { hint, unit, placeholder, plain, disabled } = props
  const { rules, onChange, onBlur, ...field } = useInput(props)
  const [isEdited, setEdited] = useState(false)
  const value = typeof field.value === 'string' ? field.value : ''
  const isNegative = typeof rules.min === 'number' && rules.min < 0
  return (
    // Focus and blur of the input bubble up to here.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens only
    <div onFocus={() => setEdited(true)} onBlur={() => setEdited(false)}>
      <TextField
        {...field}
        value={isEdited || plain ? value : groupedNumber(value)}
        onChange={(typed) => onChange(plainNumber(typed))}
        onBlur={onBlur}
        hint={hint}
        unit={unit}
        placeholder={placeholder}
        // The decimal keyboard of iOS has no minus sign.
        inputMode={isNegative ? 'text' : 'decimal'}
        disabled={disabled}
      />
    </div>
  )
}
