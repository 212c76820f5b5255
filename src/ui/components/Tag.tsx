import type { ReactNode } from 'react'
import { classes } from './classes'
import './Tag.css'

export interface TagProps {
  /** Use a colour only for states. */
  readonly tone?: 'plain' | 'brand' | 'good' | 'warn' | 'risk' | undefined
  readonly icon?: ReactNode
  /** Makes the tag a button, e.g. a link to the field that is missing. */
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
}

/** A tag, 20 px high; a pressable one has a touch target of 44 px. */
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
