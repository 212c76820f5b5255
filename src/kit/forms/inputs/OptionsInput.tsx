import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { InlineError, type Option, OptionList } from '#ui/components'
import { type InputProps, useInput } from './useInput'

export interface OptionsInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  readonly options: readonly Option[]
}

/** One of a few options in a form, each in a row of its own: a choice that the user should read before making it. */
export function OptionsInput<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: OptionsInputProps<V, N>,
) {
  const { label, value, onChange, error } = useInput(props)
  return (
    <div className={error ? 'field--error' : undefined}>
      <OptionList label={label} options={props.options} value={value as string} onChange={onChange} />
      {error ? <InlineError text={error} /> : null}
    </div>
  )
}
