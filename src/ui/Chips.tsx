import { type ReactNode, useRef } from 'react'
import { classes } from './classes'
import { keepInView } from './keepInView'
import './Chips.css'

/** How much of a neighbour stays in view beside a pressed chip. px */
const PEEK = 24

export interface ChipsProps {
  /** Accessible name of the group. */
  readonly label: string
  /** Over several lines (in sheets and forms) instead of one that scrolls sideways. */
  readonly wrap?: boolean | undefined
  readonly children: ReactNode
}

/** A row of chips; one that is pressed at the edge of the screen comes wholly into view. */
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
