import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { type ReactNode, useId } from 'react'
import { classes } from './dom'
import { Icon } from './Icon'
import './Card.css'

export interface CardProps {
  readonly title?: string | undefined
  /** Link at the right of the title. */
  readonly link?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Adds 16 px of padding; lists go without it to reach the edges. */
  readonly pad?: boolean | undefined
  /** Element id, e.g. as the target of a tab. */
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/** A section of a detail page. Inside, use hairlines instead of boxes. */
export function Card({ title, link, pad, id, children }: CardProps) {
  const heading = useId()
  return (
    <section className="card" id={id} aria-labelledby={title ? heading : undefined}>
      {title ? (
        <div className="card__head">
          <h2 id={heading} className="card__title">
            {title}
          </h2>
          {link ? (
            <button type="button" className="card__link" onClick={link.onPress}>
              {link.label}
              <Icon svg={CaretRight} />
            </button>
          ) : null}
        </div>
      ) : null}
      <div className={classes('card__body', pad && 'card__body--pad')}>{children}</div>
    </section>
  )
}
