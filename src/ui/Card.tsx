import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { type ReactNode, useId } from 'react'
import { classes } from './classes'
import './Card.css'

export interface CardProps {
  readonly title?: string | undefined
  /** The one way on, right of the title. */
  readonly link?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Padding of 16 around the content; without it lists reach the edges. */
  readonly pad?: boolean | undefined
  /** Target of an anchored tab. */
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/** A part of a detail on the tinted page; no boxes inside, hairlines instead. */
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
              <CaretRight aria-hidden="true" />
            </button>
          ) : null}
        </div>
      ) : null}
      <div className={classes('card__body', pad && 'card__body--pad')}>{children}</div>
    </section>
  )
}
