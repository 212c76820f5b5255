import Warning from '@phosphor-icons/core/regular/warning.svg'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ago } from '#base/calendar'
import type { Named } from '#base/wire'
import type { Versioned } from '#kit/records'
import { Icon, Notice, useFormats } from '#ui/components'
import type { Opened } from './opened'
import { useDetailTexts } from './texts'

/** A field that is compared in two versions of a record; `text`: its value in words, undefined if it has none. */
export interface Compared<D> {
  readonly label: string
  readonly text: (record: D) => string | undefined
}

/** Who changed a record, and when. */
export interface ChangedBy {
  readonly by: Named
  readonly at: Date
}

export interface ConflictNoticeProps<D extends Versioned> {
  readonly open: Pick<Opened<D, unknown>, 'main' | 'before' | 'seen' | 'compareBy'>
  readonly compare: readonly Compared<D>[]
  /** Who made the record what it is, where it says so. */
  readonly changedBy?: ((after: D, before: D) => ChangedBy | undefined) | undefined
}

/**
 * Lists what somebody else changed while the record was open, in both versions, so that nothing is overwritten unseen
 * (field-needs.md 4); a sheet of a move over the page says it in the same words. Renders nothing without a conflict.
 */
export const ConflictNotice = observer(ConflictNoticeOf) as typeof ConflictNoticeOf

function ConflictNoticeOf<D extends Versioned>({ open, compare, changedBy }: ConflictNoticeProps<D>) {
  const t = useDetailTexts()
  const say = useFormats()
  const nothing = t('conflict.nothing')
  const changesOf = (before: D, after: D) => {
    const changes = compare
      .map(({ label, text }) => ({ what: label, before: text(before) ?? nothing, after: text(after) ?? nothing }))
      .filter((change) => change.before !== change.after)
    return changes.length > 0 ? changes.map((change) => t('conflict.change', change)) : [t('conflict.other')]
  }
  useEffect(() => open.compareBy(changesOf))
  const { before } = open
  const after = open.main.value
  if (!before || !after) return null
  const change = changedBy?.(after, before)
  const title = () => {
    if (!change) return t('conflict.title')
    const { kind, number } = ago(Date.now() - change.at.getTime())
    return t(`conflict.by_${kind}`, { name: say.name(change.by), count: number })
  }
  return (
    <Notice
      tone="warn"
      icon={<Icon svg={Warning} />}
      role="alert"
      action={{ label: t('conflict.ok'), onPress: open.seen }}
    >
      <b>{title()}</b>
      <p>{t('conflict.text')}</p>
      <ul className="conflict__changes">
        {changesOf(before, after).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  )
}
