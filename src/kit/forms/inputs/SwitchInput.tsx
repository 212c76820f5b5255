import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { InlineError, Switch } from '#ui/components'
import { type InputProps, useInput } from './useInput'

/** Yes or no in a form. `hint` is shown below the label. */
export function SwitchInput<V extends FieldValues, N extends FieldPathByValue<V, boolean | undefined>>(
  props: InputProps<V, N>,
) {
  const { label, value, onChange, error } = useInput(props)
  return (
    <div className={error ? 'field--error' : undefined}>
      <Switch label={label} note={props.hint} checked={value === true} onChange={onChange} disabled={props.disabled} />
      {error ? <InlineError text={error} /> : null}
    </div>
  )
}
