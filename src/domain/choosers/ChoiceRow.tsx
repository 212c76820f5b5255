import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import type { ReactNode } from 'react'
import { Icon } from '#ui/components'
import './ChoiceRow.css'

export interface ChoiceRowProps {
  readonly name: string
  readonly note?: string | undefined
  /** Before the name, such as an avatar. */
  readonly lead?: ReactNode
  readonly isOn: boolean
  /** A tap on it returns the choice: it is a button then, else a checkbox. */
  readonly isSingle: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

/** A row of a chooser: a button where one is chosen, else a checkbox. */
export function ChoiceRow({ name, note, lead, isOn, isSingle, isDisabled = false, onPress }: ChoiceRowProps) {
  const face = (
    <>
      {lead}
      <span className="pick__main">
        {name}
        {note ? <small className="pick__note">{note}</small> : null}
      </span>
    </>
  )
  if (isSingle) {
    return (
      <button
        type="button"
        className="pick"
        aria-current={isOn ? 'true' : undefined}
        disabled={isDisabled}
        onClick={onPress}
      >
        {face}
        {isOn ? <Icon svg={CheckBold} className="pick__on" /> : null}
      </button>
    )
  }
  return (
    <label className="pick">
      <input type="checkbox" className="pick__input" checked={isOn} disabled={isDisabled} onChange={onPress} />
      {face}
      <span className="pick__mark" aria-hidden="true">
        {isOn ? <Icon svg={CheckBold} /> : null}
      </span>
    </label>
  )
}
