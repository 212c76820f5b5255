import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ReactNode } from 'react'
import './SumLine.css'

export interface SumLineProps {
  /** Sums; figures as `<b>`. */
  readonly children: ReactNode
  /** The order of the list: what is shown, its accessible name, what opens the choice. */
  readonly sort?: { readonly label: string; readonly name: string; readonly onPress: () => void } | undefined
}

/** Sums above a list, announced when they change, and the order at the right. */
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
          <CaretDown aria-hidden="true" />
        </button>
      ) : null}
    </div>
  )
}
