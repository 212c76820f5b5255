import type { ReactNode } from 'react'
import { Tag, type TagProps } from './Tag'

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

/** Tags after their label, at the foot of a card: 'Still needed' with links to the fields. Nothing without tags. */
export function TagLine({ label, tags }: { readonly label: string; readonly tags: readonly KeyedTag[] }) {
  if (tags.length === 0) return null
  return (
    <div className="tag-line">
      <span>{label}</span>
      {tags.map(tagOf)}
    </div>
  )
}
