import type { ReactNode } from 'react'
import './IconChoice.css'

export interface IconChoiceProps<T extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon: ReactNode }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of several signs, such as colours, four side by side; each has a name and a target of 44 px. */
export function IconChoice<T extends string | number>({ label, options, value, onChange }: IconChoiceProps<T>) {
  return (
    <div className="iconchoice" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio button cannot be a sign of 24 px in 44 px
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.label}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
        </button>
      ))}
    </div>
  )
}
