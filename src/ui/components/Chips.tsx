import { type ReactNode, useRef } from 'react'
import { classes, keepInView } from './dom'
import './Chips.css'

/** Visible part of the neighbour beside a pressed chip. px */
const PEEK = 24

export interface ChipsProps {
  /** Accessible name of the group. */
  readonly label: string
  /** Wraps over several lines (sheets, forms) instead of scrolling horizontally. */
  readonly wrap?: boolean | undefined
  readonly children: ReactNode
}

/** A row of chips. A chip pressed at the edge of the screen scrolls completely into view. */
export function Chips({ label, wrap, children }: ChipsProps) {
  const line = useRef<HTMLDivElement>(null)
  const show = ({ target }: React.MouseEvent) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('.chip') : null
    if (line.current && chip) keepInView(line.current, chip, PEEK)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in Chrome 87
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press a chip, which clicks
    <div ref={line} className={classes('chips', wrap && 'chips--wrap')} role="group" aria-label={label} onClick={show}>
      {children}
    </div>
  )
}
