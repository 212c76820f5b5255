import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { lengthOf } from '#base/wire'
import { TextArea, TextField } from '#ui/components'
import { type InputProps, useInput } from './useInput'

export interface TextInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  /** Minimum height in lines; without it, the field has one line. */
  readonly lines?: number | undefined
  readonly placeholder?: string | undefined
  readonly type?: HTMLInputTypeAttribute | undefined
  readonly autoComplete?: string | undefined
  readonly icon?: ReactNode
  /** Element at the right that reads or replaces the text: dictation, scanning. */
  readonly action?:
    | ((field: { readonly value: string; readonly onChange: (value: string) => void }) => ReactNode)
    | undefined
}

/** From this share of the limit on, a one-line field shows its counter. */
const NEARLY_FULL = 0.8

/** A text field of a form; its limits are those of the form's schema. */
export function TextInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: TextInputProps<V, N>,
) {
  const { hint, lines, placeholder, type, autoComplete, icon, action, disabled } = props
  const { rules, ...field } = useInput(props)
  const value = typeof field.value === 'string' ? field.value : ''
  const { minLength, maxLength } = rules
  const common = { ...field, value, hint, placeholder, maxLength, disabled }
  const extra = action?.({ value, onChange: field.onChange })
  if (lines !== undefined) return <TextArea {...common} rows={lines} minLength={minLength} action={extra} />
  const isNearlyFull = maxLength !== undefined && lengthOf(value) >= maxLength * NEARLY_FULL
  const counter = isNearlyFull ? `${lengthOf(value)} / ${maxLength}` : ''
  return (
    <TextField
      {...common}
      hint={[hint, counter].filter(Boolean).join(' · ') || undefined}
      type={type}
      autoComplete={autoComplete}
      icon={icon}
      action={extra}
    />
  )
}
