import User from '@phosphor-icons/core/regular/user.svg'
import { Icon, Tag } from '#ui/components'

export interface RowTagsProps {
  readonly tags: readonly string[]
  /** A person in place of the first tag; `label` names their role for the record ('Owner: '). */
  readonly person?: { readonly name: string; readonly label: string } | undefined
  /** Number of tags shown; the others become '+n'. */
  readonly most?: number
}

/** The first tags of a record, for the last line of its `ListRow`. */
export function RowTags({ tags, person, most = 2 }: RowTagsProps) {
  const shown = tags.slice(0, person ? most - 1 : most)
  const more = tags.length - shown.length
  return (
    <>
      {person ? (
        <Tag icon={<Icon svg={User} />}>
          <span className="visually-hidden">{person.label}</span>
          <span className="truncate">{person.name}</span>
        </Tag>
      ) : null}
      {shown.map((tag, index) => (
        <span key={tag} className="row__tag">
          <Tag>
            <span className="truncate">{tag}</span>
          </Tag>
          {more > 0 && index === shown.length - 1 ? `+${more}` : null}
        </span>
      ))}
    </>
  )
}
