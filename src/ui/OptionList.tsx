import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { useId } from 'react'
import './OptionList.css'

export interface Option {
  value: string
  label: string
  /** A second line. */
  sub?: string | undefined
  disabled?: boolean | undefined
}

export interface OptionListProps {
  /** Names the group for screen readers; the sheet's title shows it. */
  label: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (values: string[]) => void
  multiple?: boolean | undefined
  /** A touch or Enter chose an option, as against moving over it with the arrow keys: time to close a sheet. */
  onPicked?: (() => void) | undefined
}

/** Rows to choose one (radio) or several (checkbox) of. */
export function OptionList({ label, options, value, onChange, multiple = false, onPicked }: OptionListProps) {
  const name = useId()
  const change = (changed: string, checked: boolean) => {
    if (!multiple) return onChange([changed])
    onChange(checked ? [...value, changed] : value.filter((one) => one !== changed))
  }
  return (
    <div className="options" role={multiple ? 'group' : 'radiogroup'} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="options__row">
          <input
            className="options__input"
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            onChange={(event) => change(option.value, event.target.checked)}
            // The click that an arrow key makes has no `detail`.
            onClick={(event) => event.detail > 0 && onPicked?.()}
            onKeyDown={(event) => event.key === 'Enter' && onPicked?.()}
          />
          <span className="options__main">
            {option.label}
            {option.sub ? <span className="options__sub">{option.sub}</span> : null}
          </span>
          <span className="options__mark">
            <Check aria-hidden="true" weight="bold" />
          </span>
        </label>
      ))}
    </div>
  )
}
