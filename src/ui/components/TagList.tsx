import type { ReactNode } from 'react'
import { Tag, type TagProps } from './Tag'
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

/** A tag of a group or line. */
export interface KeyedTag extends Pick<TagProps, 'tone' | 'onPress'> {
  readonly key: string
  readonly label: string
}

const tagOf = ({ key, label, tone, onPress }: KeyedTag): ReactNode => (
  <Tag key={key} tone={tone} onPress={onPress}>
    {label}
  </Tag>
)

/** All tags of a record, over as many lines as they take; `labelledBy` is the id of their heading. */
export function TagGroup({
  tags,
  labelledBy,
}: {
  readonly tags: readonly KeyedTag[]
  readonly labelledBy?: string | undefined
}) {
  return (
    <ul className="tag-group" aria-labelledby={labelledBy}>
      {tags.map((tag) => (
        <li key={tag.key}>{tagOf(tag)}</li>
      ))}
    </ul>
  )
}

/** Tags after their label, at the foot of a card: 'Still needed' with what leads to its field. Nothing without tags. */
export function TagLine({ label, tags }: { readonly label: string; readonly tags: readonly KeyedTag[] }) {
  if (tags.length === 0) return null
  return (
    <div className="tag-line">
      <span>{label}</span>
      {tags.map(tagOf)}
    </div>
  )
}
