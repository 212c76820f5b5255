import { type FieldPathByValue, type FieldValues, get, useFormState } from 'react-hook-form'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Chip, Chips, ChoiceField, Field, type Option, Segmented } from '#ui/components'
import { useFormTexts } from '../texts'
import { type InputProps, lastOf, useInput } from './useInput'

export interface ChoiceInputProps<V extends FieldValues, N> extends InputProps<V, N> {
  /** Options, or their values: then the area's texts `<group>.<value>` name them. */
  readonly options: readonly string[] | readonly Option[]
  /** Group of texts for values; default: the last part of the field's name. */
  readonly group?: string | undefined
  readonly placeholder?: string | undefined
  /** Always in a sheet: for options from data, so that their number does not change the field. */
  readonly sheet?: boolean | undefined
}

/** Most options side by side, and most as chips; more are chosen in a sheet. */
const SEGMENTS = 4
const CHIPS = 6

const isOption = (option: string | Option): option is Option => typeof option !== 'string'

/**
 * A choice in a form: up to four options side by side, up to six as chips, else a sheet. A choice that may be empty is
 * offered as chips, of which pressing the chosen one clears it.
 */
export function ChoiceInput<V extends FieldValues, N extends FieldPathByValue<V, string | undefined>>(
  props: ChoiceInputProps<V, N>,
) {
  const { form, hint, group = lastOf(props.name), placeholder, sheet, disabled } = props
  const t = useTextsOf(usePage().plugin)
  const own = useFormTexts()
  const { defaultValues } = useFormState({ control: form.control })
  const { label, required, error, onChange, onBlur, ...field } = useInput(props)
  const value = typeof field.value === 'string' ? field.value : ''
  const options = props.options.map(
    (option): Option => (isOption(option) ? option : { value: option, label: t(`${group}.${option}`) }),
  )
  const has = options.some((option) => option.value === '')
  if (sheet || options.length > CHIPS || options.some(({ note }) => note !== undefined)) {
    return (
      <ChoiceField
        name={props.name}
        label={label}
        required={required}
        hint={hint}
        error={error}
        placeholder={placeholder}
        options={required || has || value === '' ? options : [{ value: '', label: own('forms.none') }, ...options]}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
      />
    )
  }
  const isSegmented = (required || has) && options.length <= SEGMENTS && !disabled
  const control = isSegmented ? (
    <Segmented
      label={label}
      hideLabel
      options={options.map(({ lead, ...option }) => ({ ...option, icon: lead }))}
      value={value}
      onChange={onChange}
    />
  ) : (
    <Chips label={label} wrap>
      {options.map((option) => (
        <Chip
          key={option.value}
          icon={option.lead}
          pressed={option.value === value}
          disabled={disabled ?? option.disabled}
          onPress={() => onChange(option.value === value && !required ? '' : option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </Chips>
  )
  // Nothing to do where a choice is made from the start.
  const isMarked = required && !get(defaultValues, props.name)
  return (
    <Field name={props.name} label={label} required={isMarked} hint={hint} error={error}>
      {control}
    </Field>
  )
}
