import './Switch.css'

export interface SwitchProps {
  readonly label: string
  readonly note?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
}

/** A row that is switched on or off at once; the whole row can be tapped. */
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
