import { classes } from './dom'
import './Avatar.css'

/** Two letters of a name: the initials of first and last word, or the last two characters of a Chinese name. */
export function initialsOf(name: string): string {
  const text = name.trim()
  if (/[\u3400-\u9fff]/.test(text)) return text.slice(-2)
  const words = text.split(/[\s._-]+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words[words.length - 1] : '']
  return (first.slice(0, 1) + (last ? last.slice(0, 1) : first.slice(1, 2))).toUpperCase()
}

export interface AvatarProps {
  readonly name: string
  readonly size?: 'normal' | 'small' | undefined
  readonly tone?: 'weak' | 'brand' | undefined
}

/** Avatar with a person's initials; hidden from screen readers, because the name is shown beside it. */
export function Avatar({ name, size = 'normal', tone = 'weak' }: AvatarProps) {
  return (
    <span
      className={classes('avatar', `avatar--${tone}`, size === 'small' && 'avatar--sm')}
      // Rendered by CSS, so that the initials do not become part of an accessible name.
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  )
}
