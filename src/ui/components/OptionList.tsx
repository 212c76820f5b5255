import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import { type ReactNode, useId, useRef } from 'react'
import { Icon } from './Icon'
import './OptionList.css'

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  /** Second line. */
  readonly note?: string | undefined
  /** Content before the label, e.g. an avatar. */
  readonly lead?: ReactNode
  /** Content before the radio or checkbox icon, e.g. a figure. */
  readonly trail?: ReactNode
  readonly disabled?: boolean | undefined
}

interface Common<V extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly Option<V>[]
  /** Called when an option is tapped or confirmed, but not when arrow keys move over it; use it to close a sheet. */
  readonly onPicked?: (() => void) | undefined
}

export type OptionListProps<V extends string> =
  | (Common<V> & {
      readonly kind?: 'one' | undefined
      readonly value: V | undefined
      readonly onChange: (value: V) => void
    })
  | (Common<V> & {
      readonly kind: 'many'
      readonly value: readonly V[]
      readonly onChange: (values: V[]) => void
    })

/** A list of options as rows of 52 px, single (radio) or multiple (checkbox). */
export function OptionList<V extends string>(props: OptionListProps<V>) {
  const { label, options, onPicked } = props
  const name = useId()
  const many = props.kind === 'many'
  // Arrow keys click the option that they move to. The click's `detail` is no criterion: in WebKit it is 0 after a tap
  // on the label, too.
  const isByKey = useRef(false)
  const isOn = (value: V) => (props.kind === 'many' ? props.value.includes(value) : props.value === value)
  const choose = (value: V) => {
    if (props.kind !== 'many') return props.onChange(value)
    props.onChange(isOn(value) ? props.value.filter((other) => other !== value) : [...props.value, value])
  }
  return (
    <fieldset
      className="list options"
      role={many ? undefined : 'radiogroup'}
      aria-label={label}
      onKeyDown={() => {
        isByKey.current = true
      }}
      onPointerDown={() => {
        isByKey.current = false
      }}
    >
      {options.map((option) => (
        <label key={option.value} className="option">
          <input
            className="option__input"
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            checked={isOn(option.value)}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
            onClick={() => isByKey.current || onPicked?.()}
            onKeyDown={(event) => event.key === 'Enter' && onPicked?.()}
          />
          {option.lead}
          <span className="option__main">
            {option.label}
            {option.note ? <small className="option__sub">{option.note}</small> : null}
          </span>
          {option.trail}
          <span className="option__mark" aria-hidden="true">
            {isOn(option.value) ? <Icon svg={CheckBold} /> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
