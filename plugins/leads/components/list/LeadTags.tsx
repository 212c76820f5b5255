import User from '@phosphor-icons/core/regular/user.svg'
import { nameIn } from '#platform/i18n'
import { Icon, Tag } from '#ui/components'
import type { Lead } from '../../api'
import type { RowWords } from './rowWords'

const SHOWN = 2

interface LeadTagsProps extends RowWords {
  readonly lead: Lead
  readonly withOwner: boolean
}

/** The first two of industry and labels; with `withOwner` the owner takes the first place. */
export function LeadTags({ lead, withOwner, t, language }: LeadTagsProps) {
  const { industry, labels, owner } = lead
  const words = [...(industry ? [industry] : []), ...labels].map((named) => nameIn(named, language))
  const person = withOwner && owner ? nameIn(owner, language) : undefined
  const shown = words.slice(0, person === undefined ? SHOWN : SHOWN - 1)
  const more = words.length - shown.length
  return (
    <>
      {person === undefined ? null : (
        <Tag icon={<Icon svg={User} />}>
          <span className="visually-hidden">{t('row.owner', { name: '' })}</span>
          {person}
        </Tag>
      )}
      {shown.map((word, index) => (
        <span key={word} className="lead__tag">
          <Tag>
            <span className="truncate">{word}</span>
          </Tag>
          {more > 0 && index === shown.length - 1 ? t('row.more', { count: more }) : null}
        </span>
      ))}
    </>
  )
}
