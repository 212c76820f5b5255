import { type ReactNode, useId } from 'react'
import { Steady } from './Steady'
import './Segmented.css'

export interface SegmentedProps<V extends string> {
  readonly label: string
  /** Hides the visible label when it is shown elsewhere; screen readers still get it. */
  readonly hideLabel?: boolean | undefined
  /** Two to four options; use `OptionList` for more. */
  readonly options: readonly { readonly value: V; readonly label: string; readonly icon?: ReactNode }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** Up to four options side by side, equally wide, 44 px high; long labels wrap. */
export function Segmented<V extends string>({ label, hideLabel, options, value, onChange }: SegmentedProps<V>) {
  const name = useId()
  return (
    <div className="segment" role="radiogroup" aria-label={label}>
      {hideLabel ? null : (
        <span className="segment__label" aria-hidden="true">
          {label}
        </span>
      )}
      <div className="segment__track">
        {options.map((option) => (
          <label key={option.value} className="segment__item">
            <input
              className="segment__input"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="segment__face">
              {option.icon}
              <Steady className="segment__text">{option.label}</Steady>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
