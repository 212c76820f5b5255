import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type InputProps, useInput } from '#kit/forms'
import { InlineError, type Option, OptionList } from '#ui/components'
import { FindField, type FindFieldProps } from './FindField'

type Found = NonNullable<FindFieldProps<string>['value']>

export interface FindInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  readonly placeholder?: string | undefined
  readonly find: FindFieldProps<string>['find']
  /** The records in question: the user chooses one of them, and searches only if there is none. */
  readonly offered?: readonly Option[] | undefined
}

/**
 * A record in a form, with its name: one of those that are offered, else found while its name is typed. The field holds
 * null without one (`ref`): with undefined a form shows the record again that it began with.
 */
export function FindInput<V extends FieldValues, N extends FieldPathByValue<V, Found | null>>(
  props: FindInputProps<V, N>,
) {
  const { offered = [], placeholder, find } = props
  const { name, label, required, value, onChange, error } = useInput(props)
  const found = (value ?? undefined) as Found | undefined
  const isOffered = offered.length > 0
  return (
    <div className={error ? 'field--error' : undefined}>
      {isOffered ? (
        <OptionList
          label={label}
          options={offered}
          value={found?.id}
          onChange={(id) => onChange({ id, name: offered.find((option) => option.value === id)?.label ?? id })}
        />
      ) : (
        <FindField
          name={name}
          label={label}
          required={required}
          placeholder={placeholder}
          error={error}
          value={found}
          onChange={(record) => onChange(record ?? null)}
          find={find}
        />
      )}
      {error && (isOffered || found) ? <InlineError text={error} /> : null}
    </div>
  )
}
