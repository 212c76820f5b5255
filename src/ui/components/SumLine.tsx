import CaretDown from '@phosphor-icons/core/regular/caret-down.svg'
import type { ReactNode } from 'react'
import { Icon } from './Icon'
import './SumLine.css'

export interface SumLineProps {
  /** The sums, with figures in `<b>`. */
  readonly children: ReactNode
  /** The sort button: label, accessible name and action. */
  readonly sort?: { readonly label: string; readonly name: string; readonly onPress: () => void } | undefined
}

/** Line above a list with its sums, announced when they change, and the sort button. */
export function SumLine({ children, sort }: SumLineProps) {
  return (
    <div className="sumline">
      <div className="sumline__sums" role="status">
        {children}
      </div>
      {sort ? (
        <button
          type="button"
          className="sumline__sort"
          aria-label={`${sort.name}: ${sort.label}`}
          aria-haspopup="dialog"
          onClick={sort.onPress}
        >
          {sort.label}
          <Icon svg={CaretDown} />
        </button>
      ) : null}
    </div>
  )
}

export interface SumFigureProps {
  /** Formatted: '4.20 M'. */
  readonly figure: string
  readonly unit: string
}

/** One of the sums. */
export function SumFigure({ figure, unit }: SumFigureProps) {
  return (
    <span>
      <b>{figure}</b> {unit}
    </span>
  )
}
