import './Switch.css'

export interface SwitchProps {
  readonly label: string
  readonly note?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
}

/** A switch with immediate effect; the whole row is the touch target. */
export function Switch({ label, note, checked, onChange, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switchrow"
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className="switchrow__main">
        {label}
        {note ? <small>{note}</small> : null}
      </span>
      <span className={checked ? 'switch switch--on' : 'switch'} aria-hidden="true" />
    </button>
  )
}
