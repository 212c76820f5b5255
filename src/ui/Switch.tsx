import './Switch.css'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** A row that switches something on or off at once. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className="switch">
      <span className="switch__label">{label}</span>
      <input
        className="switch__input"
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch__track" />
    </label>
  )
}
