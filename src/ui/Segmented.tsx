import { type ReactNode, useId } from 'react'
import './Segmented.css'

export interface SegmentedProps<T extends string> {
  label: string
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** One of a few (two to four) short choices, all visible at once. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const id = useId()
  return (
    <div className="segmented">
      <div id={id} className="segmented__label">
        {label}
      </div>
      <div className="segmented__track" role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <label key={option.value} className="segmented__item">
            <input
              className="segmented__input"
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="segmented__face">
              {option.icon}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
