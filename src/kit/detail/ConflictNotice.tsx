import Warning from '@phosphor-icons/core/regular/warning.svg'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Versioned } from '#kit/records'
import { Icon, Notice } from '#ui/components'
import type { Opened } from './opened'
import { useDetailTexts } from './texts'

/** A field that is compared in two versions of a record; `text`: its value in words, undefined if it has none. */
export interface Compared<D> {
  readonly label: string
  readonly text: (record: D) => string | undefined
}

export interface ConflictNoticeProps<D extends Versioned> {
  readonly open: Pick<Opened<D, unknown>, 'main' | 'before' | 'seen' | 'compareBy'>
  readonly compare: readonly Compared<D>[]
}

/**
 * Lists what somebody else changed while the record was open, in both versions, so that nothing is overwritten unseen
 * (field-needs.md 4); a sheet of a move over the page says it in the same words. Renders nothing without a conflict.
 */
export const ConflictNotice = observer(ConflictNoticeOf) as typeof ConflictNoticeOf

function ConflictNoticeOf<D extends Versioned>({ open, compare }: ConflictNoticeProps<D>) {
  const t = useDetailTexts()
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
  return (
    <Notice
      tone="warn"
      icon={<Icon svg={Warning} />}
      role="alert"
      action={{ label: t('conflict.ok'), onPress: open.seen }}
    >
      <b>{t('conflict.title')}</b>
      <p>{t('conflict.text')}</p>
      <ul className="conflict__changes">
        {changesOf(before, after).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  )
}
