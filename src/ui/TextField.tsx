import { type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Field } from './Field'
import { describedBy } from './fieldIds'

export interface TextFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  /** Before the text. */
  icon?: ReactNode
  /** A button at the right end, such as showing a password. */
  action?: ReactNode
  type?: HTMLInputTypeAttribute | undefined
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  unit?: string | undefined
  autoComplete?: string | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, error, hint, required, icon, action, type = 'text', unit, onBlur } = props
  const id = useId()
  const box = ['field__box', action ? 'field__box--action' : '', props.disabled ? 'field__box--disabled' : '']
  return (
    <Field label={label} id={id} required={required} hint={hint} error={error}>
      <div className={box.filter(Boolean).join(' ')}>
        {icon ? <span className="field__icon">{icon}</span> : null}
        <input
          ref={props.ref}
          id={id}
          className="field__control"
          name={name}
          type={type}
          value={value}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          disabled={props.disabled}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          aria-required={required}
          {...describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {unit ? <span className="field__unit">{unit}</span> : null}
        {action}
      </div>
    </Field>
  )
}
