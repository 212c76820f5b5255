import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { type FieldRules, fieldOf } from '#base/fields'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import type { FieldForm } from '../FieldForm'
import { useErrorText } from '../texts'

/** Props that all bound inputs share. */
export interface InputProps<V extends FieldValues, N> {
  readonly form: FieldForm<V>
  /** Name of the field: `text`, or `items.0.orgCode` in a row. */
  readonly name: N
  /** Default: the area's text `field.<last part of name>`. */
  readonly label?: string | undefined
  /** Small text at the right of the label. */
  readonly hint?: string | undefined
  /** Required mark; default: that of the field. For fields that only a check across fields requires. */
  readonly required?: boolean | undefined
  /** Shown before its own: the error of another field that is entered here, or what was found while it was typed. */
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface Input {
  readonly name: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Translated error text; undefined while the field is valid. */
  readonly error: string | undefined
  readonly label: string
  readonly required: boolean
  readonly rules: FieldRules
}

/** Last part of a name: `orgCode` of `items.0.orgCode`. */
export const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Label of a field by the naming rule of areas. */
export function useFieldLabel(name: string, label: string | undefined): string {
  const t = useTextsOf(usePage().plugin)
  return label ?? t(`field.${lastOf(name)}`)
}

const NO_RULES: FieldRules = { required: false }

/** Binds an input to its field: value, error text, label, and the rules of the field. */
export function useInput<V extends FieldValues, N extends FieldPath<V>>(
  props: Pick<InputProps<V, N>, 'form' | 'name' | 'label' | 'required' | 'error'>,
): Input {
  const { form, name, required } = props
  const errorText = useErrorText()
  const label = useFieldLabel(name, props.label)
  const { field, fieldState } = useController({ control: form.control, name })
  const rules = fieldOf(form.fields, name)?.rules ?? NO_RULES
  return {
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: props.error ?? errorText(fieldState.error?.message),
    label,
    required: required ?? rules.required,
    rules,
  }
}
