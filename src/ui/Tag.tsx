import type { ReactNode } from 'react'
import { classes } from './classes'
import './Tag.css'

export interface TagProps {
  /** Coloured only when it says a state. */
  readonly tone?: 'plain' | 'brand' | 'good' | 'warn' | 'risk' | undefined
  readonly icon?: ReactNode
  /** Leads somewhere, e.g. to where what is missing is filled in. */
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
}

/** A small mark, 20 high; one that can be tapped has 44. */
export function Tag({ tone = 'plain', icon, onPress, children }: TagProps) {
  const className = classes('tag', `tag--${tone}`)
  if (!onPress) {
    return (
      <span className={className}>
        {icon}
        {children}
      </span>
    )
  }
  return (
    <button type="button" className={classes(className, 'tag--press')} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}
