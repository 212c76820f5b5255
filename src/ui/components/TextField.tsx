import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes, unitsFor } from './dom'
import { Field, type FieldProps } from './Field'

export interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly type?: HTMLInputTypeAttribute | undefined
  /** On-screen keyboard; `decimal` for numbers with a unit. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly unit?: string | undefined
  readonly placeholder?: string | undefined
  readonly icon?: ReactNode
  /** Element at the right, usually an `IconButton`. */
  readonly action?: ReactNode
  readonly autoComplete?: string | undefined
  readonly maxLength?: number | undefined
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A one-line text field, or a number with its unit. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    required,
    hint,
    error,
    value,
    onChange,
    unit,
    icon,
    action,
    disabled,
    type = 'text',
    ref,
    ...rest
  } = props
  const { onBlur, name, inputMode, placeholder, autoComplete = 'off', maxLength } = rest
  return (
    <Field label={label} required={required} hint={hint} error={error} name={name}>
      {(control) => (
        <div className={classes('field__box', disabled && 'field__box--off')}>
          {icon}
          <input
            {...control}
            ref={ref}
            className="field__input"
            type={type}
            name={name}
            value={value}
            inputMode={inputMode}
            placeholder={placeholder}
            autoComplete={autoComplete}
            maxLength={unitsFor(maxLength, value)}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
          {unit ? <span className="field__unit">{unit}</span> : null}
          {action}
        </div>
      )}
    </Field>
  )
}
