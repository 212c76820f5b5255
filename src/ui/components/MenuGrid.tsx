import type { ReactNode } from 'react'
import { Badge } from './Tag'
import './MenuGrid.css'

export interface MenuGridItem {
  readonly id: string
  readonly label: string
  /** Duotone icon, 28 px. */
  readonly icon: ReactNode
  readonly badge?: number | undefined
  /** Accessible name, including the meaning of the badge. */
  readonly name?: string | undefined
  readonly onPress: () => void
}

/** A menu group: heading and entries, four per line. */
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
