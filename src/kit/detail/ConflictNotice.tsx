import Warning from '@phosphor-icons/core/regular/warning.svg'
import { observer } from 'mobx-react-lite'
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
  readonly open: Pick<Opened<D, unknown>, 'main' | 'before' | 'seen'>
  readonly compare: readonly Compared<D>[]
}

/**
 * Lists what somebody else changed while the record was open, in both versions, so that nothing is overwritten unseen
 * (field-needs.md 4). Renders nothing without a conflict.
 */
export const ConflictNotice = observer(ConflictNoticeOf) as typeof ConflictNoticeOf

function ConflictNoticeOf<D extends Versioned>({ open, compare }: ConflictNoticeProps<D>) {
  const t = useDetailTexts()
  const { before } = open
  const after = open.main.value
  if (!before || !after) return null
  const changes = compare
    .map(({ label, text }) => ({ label, before: text(before), after: text(after) }))
    .filter((change) => change.before !== change.after)
  const nothing = t('conflict.nothing')
  return (
    <Notice
      tone="warn"
      icon={<Icon svg={Warning} />}
      role="alert"
      action={{ label: t('conflict.ok'), onPress: open.seen }}
    >
      <b>{t('conflict.title')}</b>
      <p>{t('conflict.text')}</p>
      {changes.length === 0 && <p>{t('conflict.other')}</p>}
      <ul className="conflict__changes">
        {changes.map((change) => (
          <li key={change.label}>
            {t('conflict.change', {
              what: change.label,
              before: change.before ?? nothing,
              after: change.after ?? nothing,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
