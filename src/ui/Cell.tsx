import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import type { ReactNode } from 'react'
import './Cell.css'

export interface CellProps {
  /** In front: an icon or an avatar. */
  readonly icon?: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** At the right: a figure with its unit, what is chosen. */
  readonly value?: ReactNode
  /** Goes somewhere: the whole row can be tapped and shows an arrow. */
  readonly onPress?: (() => void) | undefined
  /** Goes before the arrow, e.g. a button of its own in a row that leads nowhere. */
  readonly action?: ReactNode
}

/** A row of 52 in a card or a `.list`. */
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
      {onPress ? <CaretRight className="cell__go" aria-hidden="true" /> : null}
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
