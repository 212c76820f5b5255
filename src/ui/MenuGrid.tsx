import type { ReactNode } from 'react'
import { Badge } from './Badge'
import './MenuGrid.css'

export interface MenuGridItem {
  readonly id: string
  readonly label: string
  /** Duotone, 28. */
  readonly icon: ReactNode
  readonly badge?: number | undefined
  /** Accessible name with the badge's meaning. */
  readonly name?: string | undefined
  readonly onPress: () => void
}

/** Entries of a menu, four a line, under their heading. */
export function MenuGrid({ title, items }: { readonly title: string; readonly items: readonly MenuGridItem[] }) {
  return (
    <section>
      <h2 className="menugrid__head">{title}</h2>
      <ul className="menugrid">
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className="menugrid__entry" onClick={item.onPress}>
              <span className="menugrid__icon">
                {item.icon}
                {item.badge ? <Badge count={item.badge} /> : null}
              </span>
              <span aria-hidden={item.name === undefined ? undefined : true}>{item.label}</span>
              {item.name === undefined ? null : <span className="visually-hidden">{item.name}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
