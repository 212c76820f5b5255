import { Tag } from './Tag'
import './Tag.css'

export interface TagListProps {
  readonly tags: readonly string[]
  /** Number of tags shown; the others become '+n'. */
  readonly most?: number | undefined
}

/** The first tags, and '+n' for the others. */
export function TagList({ tags, most = 2 }: TagListProps) {
  if (tags.length === 0) return null
  const more = tags.length - most
  return (
    <span className="taglist">
      {tags.slice(0, most).map((tag) => (
        <Tag key={tag}>
          <span>{tag}</span>
        </Tag>
      ))}
      {more > 0 ? <span>+{more}</span> : null}
    </span>
  )
}
