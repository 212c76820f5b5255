import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Chip, Chips, Field, type Option } from '#ui/components'
import { type InputProps, lastOf, useInput } from './useInput'

export interface ChipsInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  /** Options, or their values: then the area's texts `<group>.<value>` name them. */
  readonly options: readonly string[] | readonly Option[]
  /** Group of texts for values; default: the last part of the field's name. */
  readonly group?: string | undefined
}

/** Any number of a few options in a form, as chips. The field may hold others too, e.g. those of another category. */
export function ChipsInput<V extends FieldValues, N extends FieldPathByValue<V, readonly string[]>>(
  props: ChipsInputProps<V, N>,
) {
  const { group = lastOf(props.name), disabled } = props
  const t = useTextsOf(usePage().plugin)
  const { label, required, error, onChange, ...field } = useInput(props)
  const chosen = field.value as readonly string[]
  const options = props.options.map(
    (option): Option => (typeof option === 'string' ? { value: option, label: t(`${group}.${option}`) } : option),
  )
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <Field name={props.name} label={label} required={required} hint={props.hint} error={error}>
      <Chips label={label} wrap>
        {options.map(({ value, label: name, lead, disabled: isFixed }) => (
          <Chip
            key={value}
            icon={lead}
            pressed={chosen.includes(value)}
            disabled={disabled || isFixed}
            onPress={() => toggle(value)}
          >
            {name}
          </Chip>
        ))}
      </Chips>
    </Field>
  )
}
