import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useId, useState } from 'react'
import { useCoreTexts } from '#src/i18n'
import { Field } from './Field'
import { describedBy, fieldIds } from './fieldIds'
import { type Option, OptionList } from './OptionList'
import { Sheet } from './Sheet'
import './ChoiceField.css'

export interface ChoiceFieldProps {
  label: string
  value: string | undefined
  placeholder?: string | undefined
  options: readonly Option[]
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** A field whose value is chosen from a list in a bottom sheet. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, options, onChange, error, hint, required, disabled, onBlur } = props
  const t = useCoreTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  return (
    <Field label={label} id={id} required={required} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        className={disabled ? 'field__box field__box--disabled choice' : 'field__box choice'}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-labelledby={`${fieldIds.label(id)} ${id}-value`}
        aria-describedby={describedBy(id, { hint, error })['aria-describedby']}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={chosen ? 'choice__value' : 'choice__value field__placeholder'}>
          {chosen?.label ?? props.placeholder ?? t('choose')}
        </span>
        {chosen?.sub ? <span className="choice__sub truncate">{chosen.sub}</span> : null}
        <CaretRight aria-hidden="true" className="choice__go" />
      </button>
      <Sheet open={open} onClose={close} title={label}>
        <OptionList
          label={label}
          options={options}
          value={value === undefined ? [] : [value]}
          onChange={([first]) => first !== undefined && onChange(first)}
          onPicked={close}
        />
      </Sheet>
    </Field>
  )
}
