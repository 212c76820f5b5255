import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { useId } from 'react'
import { useCoreTexts } from '#src/i18n'
import { Chip } from './Chip'
import { Field } from './Field'
import { describedBy } from './fieldIds'
import './DateTimeField.css'

export interface DateTimeFieldProps {
  label: string
  /** Local time, `YYYY-MM-DDTHH:mm`, or '' while none is chosen. */
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
  /** Times to choose with one touch. */
  quick?: readonly { label: string; value: string }[] | undefined
}

/** A date with a time, from the phone's own picker or one of the quick choices. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, min, max, error, hint, required, disabled, name, onBlur, quick = [] } = props
  const t = useCoreTexts()
  const id = useId()
  return (
    <Field label={label} id={id} required={required} hint={hint} error={error}>
      <div className={disabled ? 'field__box field__box--disabled datetime' : 'field__box datetime'}>
        <CalendarBlank aria-hidden="true" className="datetime__icon" />
        <input
          id={id}
          name={name}
          className={value ? 'field__control datetime__control' : 'field__control datetime__control datetime__control--empty'}
          type="datetime-local"
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          aria-required={required}
          {...describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {value ? null : (
          <span className="datetime__placeholder field__placeholder" aria-hidden="true">
            {t('chooseDate')}
          </span>
        )}
      </div>
      {quick.length > 0 ? (
        <div className="datetime__quick">
          {quick.map((one) => (
            <QUICK />
          ))}
        </div>
      ) : null}
    </Field>
  )
}
