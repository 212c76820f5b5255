import type { ReactNode, Ref } from 'react'
import { lengthOf } from '#base/wire'
import { useCoreTexts } from '#platform/i18n'
import { classes, unitsFor } from './dom'
import { Field, type FieldProps } from './Field'

export interface TextAreaProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly placeholder?: string | undefined
  /** Minimum length, shown beside the label until it is reached. Not enforced here, but by the form's schema. */
  readonly minLength?: number | undefined
  /** Maximum length; shows a counter and limits the input. */
  readonly maxLength?: number | undefined
  /** Minimum height in lines. */
  readonly rows?: number | undefined
  readonly disabled?: boolean | undefined
  /** Element at the right, e.g. a dictation button. */
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, required, error, value, onChange, minLength, maxLength, rows = 3, disabled, action, ref } = props
  const t = useCoreTexts()
  const length = lengthOf(value)
  const short = minLength !== undefined && length < minLength
  const hint = [
    props.hint,
    short ? t('atLeast', { least: minLength }) : '',
    maxLength === undefined ? '' : `${length} / ${maxLength}`,
  ]
  return (
    <Field label={label} required={required} hint={hint.filter(Boolean).join(' · ')} error={error} name={props.name}>
      {(control) => (
        <div className={classes('field__box field__box--area', disabled && 'field__box--off')}>
          <div className="field__grow">
            {/* The same text unseen gives the height; `field-sizing` is newer than our browsers. */}
            <div className="field__mirror" aria-hidden="true">{`${value}\n`}</div>
            <textarea
              {...control}
              ref={ref}
              className="field__area"
              name={props.name}
              rows={rows}
              value={value}
              placeholder={props.placeholder}
              maxLength={unitsFor(maxLength, value)}
              disabled={disabled}
              onBlur={props.onBlur}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
          {action}
        </div>
      )}
    </Field>
  )
}
