import { type Ref, useId } from 'react'
import { useCoreTexts } from '#src/i18n'
import { Field } from './Field'
import { describedBy } from './fieldIds'
import './TextArea.css'

export interface TextAreaProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  /** Named beside the label until it is reached; the form's schema refuses, not the field. Characters */
  minLength?: number | undefined
  /** With it, the field counts and takes no more. Characters */
  maxLength?: number | undefined
  /** Height while the text is short. Lines */
  rows?: number | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text; grows with them. */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, error, required, minLength, maxLength, rows = 3, onBlur } = props
  const t = useCoreTexts()
  const id = useId()
  const short = minLength !== undefined && value.length < minLength
  const parts = [
    props.hint,
    short ? t('atLeast', { least: minLength }) : undefined,
    maxLength === undefined ? undefined : t('used', { used: value.length, most: maxLength }),
  ]
  const hint = parts.filter(Boolean).join(' · ')
  return (
    <Field label={label} id={id} required={required} hint={hint} error={error}>
      <div className={props.disabled ? 'field__box field__box--disabled textarea' : 'field__box textarea'}>
        {/* The same text unseen gives the height; `field-sizing` is newer than our browsers. */}
        <div className="textarea__mirror" aria-hidden="true">
          {`${value}\n`}
        </div>
        <textarea
          ref={props.ref}
          id={id}
          className="field__control textarea__control"
          name={name}
          value={value}
          rows={rows}
          maxLength={maxLength}
          disabled={props.disabled}
          placeholder={props.placeholder}
          aria-required={required}
          {...describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
    </Field>
  )
}
