import ArrowDownBold from '@phosphor-icons/core/bold/arrow-down-bold.svg'
import ArrowUpBold from '@phosphor-icons/core/bold/arrow-up-bold.svg'
import HourglassMedium from '@phosphor-icons/core/regular/hourglass-medium.svg'
import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import type { ReactNode } from 'react'
import { classes } from './dom'
import { Icon } from './Icon'
import './Tag.css'
import type { UnknownCode } from '#base/wire'
import { useCoreTexts, useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { needsPerson, type OutboxItem } from '#platform/outbox'
import './Badge.css'
import './Delta.css'

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

export interface StatusTagProps<W extends string> {
  /** The state, in the area's own text; a code unknown to the app is shown as it is. */
  readonly word: NoInfer<W> | UnknownCode
  readonly tones: Readonly<Record<W, NonNullable<TagProps['tone']>>>
  /** Group of its texts in the area: `state.open` by default. */
  readonly group?: string | undefined
}

/** The state of a record, in the words and tones of the area that the page belongs to. */
export function StatusTag<W extends string>({ word, tones, group = 'state' }: StatusTagProps<W>) {
  const t = useTextsOf(usePage().plugin)
  if (!(word in tones)) return <Tag>{word}</Tag>
  return <Tag tone={tones[word as W]}>{t(`${group}.${word}`)}</Tag>
}

/** Shows that a change of a record waits in the outbox (`unsentOf`), or that the server has refused it. */
export function WaitingTag({ items }: { readonly items: readonly Pick<OutboxItem, 'state'>[] }) {
  const t = useCoreTexts()
  if (items.length === 0) return null
  return items.some(needsPerson) ? (
    <Tag tone="risk" icon={<Icon svg={WarningCircle} />}>
      {t('list.notSent')}
    </Tag>
  ) : (
    <Tag tone="warn" icon={<Icon svg={HourglassMedium} />}>
      {t('list.waiting')}
    </Tag>
  )
}

/** A count on the corner of another element; '99+' from 100. The accessible name of that element has to explain it. */
export function Badge({ count }: { readonly count: number }) {
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** A gain or loss as arrow and figure; `label` is its accessible text. */
export function Delta({
  value,
  shown,
  label,
}: {
  readonly value: number
  readonly shown: string
  readonly label: string
}) {
  if (value === 0) return null
  const arrow = value > 0 ? ArrowUpBold : ArrowDownBold
  return (
    <span className={value > 0 ? 'delta delta--up' : 'delta delta--down'} role="img" aria-label={label}>
      <Icon svg={arrow} />
      {shown}
    </span>
  )
}
