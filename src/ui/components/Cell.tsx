import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import type { ReactNode } from 'react'
import { Icon } from './Icon'
import './Cell.css'

export interface CellProps {
  /** Leading icon or avatar. */
  readonly icon?: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Trailing value: a figure with unit, or the selected option. */
  readonly value?: ReactNode
  /** Makes the whole row a button with an arrow. */
  readonly onPress?: (() => void) | undefined
  /** Content before the arrow, e.g. a button in a row that is not pressable itself. */
  readonly action?: ReactNode
}

/** A row at least 52 px high, in a card or a `.list`. */
export function Cell({ icon, title, note, value, onPress, action }: CellProps) {
  const content = (
    <>
      {icon ? <span className="cell__icon">{icon}</span> : null}
      <span className="cell__main">
        {title}
        {note ? <small className="cell__sub">{note}</small> : null}
      </span>
      {value === undefined ? null : <span className="cell__value">{value}</span>}
      {action}
      {onPress ? <Icon svg={CaretRight} className="cell__go" /> : null}
    </>
  )
  return onPress ? (
    <button type="button" className="cell" onClick={onPress}>
      {content}
    </button>
  ) : (
    <div className="cell">{content}</div>
  )
}
