import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../src/ui/components/Icon'
import type { Choice } from '../panels/fields'
import type { TextKey, Texts } from '../texts'

export const labelOf = (t: Texts, label: TextKey | { readonly text: string }): string =>
  typeof label === 'string' ? t(label) : label.text

interface ButtonProps {
  readonly children?: ReactNode
  /** SVG text of an icon. */
  readonly icon?: string
  /** Name of a button that shows its icon alone. */
  readonly label?: string
  readonly kind?: 'plain' | 'edge' | 'main'
  /** Shows its icon alone where its area is narrow. */
  readonly folds?: boolean
  readonly isOn?: boolean
  /** Its icon is red, as that of a recorder. */
  readonly isAlert?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

export function Button({
  children,
  icon,
  label,
  kind = 'edge',
  folds = false,
  isOn,
  isAlert = false,
  disabled = false,
  onPress,
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`hb hb--${kind}${children ? '' : ' hb--icon'}${folds ? ' hb--fold' : ''}${isAlert ? ' hb--alert' : ''}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
    >
      {icon ? <Icon svg={icon} /> : null}
      {children ? <span>{children}</span> : null}
    </button>
  )
}

interface SegmentsProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly t: Texts
  readonly strong?: boolean
  readonly onChange: (value: string) => void
}

/** One of a few values. */
export function Segments({ label, choices, value, t, strong = false, onChange }: SegmentsProps) {
  const name = useId()
  return (
    <div className={`sg${strong ? ' sg--strong' : ''}`} role="radiogroup" aria-label={label}>
      {choices.map(([each, shown]) => (
        <label key={each} className="sg__item">
          <input
            className="sg__input"
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span className="sg__text">{labelOf(t, shown)}</span>
        </label>
      ))}
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly t: Texts
  readonly onChange: (value: string) => void
}

export function Select({ label, choices, value, t, onChange }: SelectProps) {
  return (
    <select className="in" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map(([each, shown]) => (
        <option key={each} value={each}>
          {labelOf(t, shown)}
        </option>
      ))}
    </select>
  )
}

interface TextInputProps {
  readonly label: string
  readonly value: string
  readonly unit?: string | undefined
  /** Shown while the field is empty, where no label stands beside it. */
  readonly hint?: string
  readonly offers?: readonly string[] | undefined
  /** Called with Enter, and when the field is left. */
  readonly onCommit: (value: string) => void
  /** Called with each change, where something else goes by what is typed. */
  readonly onType?: (value: string) => void
}

/** A text that applies when it is complete. */
export function TextInput({ label, value, unit, hint, offers = [], onCommit, onType }: TextInputProps) {
  const [typed, setTyped] = useState<string>()
  const list = useId()
  const commit = () => {
    if (typed !== undefined && typed !== value) onCommit(typed)
    setTyped(undefined)
  }
  return (
    <span className="in in--text">
      <input
        aria-label={label}
        placeholder={hint}
        value={typed ?? value}
        list={offers.length > 0 ? list : undefined}
        // To be typed over: a browser offers only what goes with the text that stands there.
        onFocus={offers.length > 0 ? ({ target }) => target.select() : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          onType?.(target.value)
        }}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
          if (key === 'Escape') setTyped(undefined)
        }}
      />
      {unit ? <i>{unit}</i> : null}
      {offers.length > 0 ? (
        <datalist id={list}>
          {[...new Set(offers)].map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      ) : null}
    </span>
  )
}

interface FileButtonProps {
  readonly label: string
  /** Kinds of files that are offered. */
  readonly accept: string
  readonly onChoose: (file: File) => void
}

/** Opens the browser's file chooser; the same file can be chosen again. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  return (
    <label className="hb hb--edge">
      {label}
      <input
        type="file"
        className="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    </label>
  )
}

/** A control with its label above it; the control has the label as its name, too. */
export function Caption({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="cap">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className="tg"
      aria-label={label}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
