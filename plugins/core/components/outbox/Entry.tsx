import { observer } from 'mobx-react-lite'
import { formatSize } from '#base/quantities'
import { textByRule } from '#kit/records'
import { useCore } from '#platform/core'
import { useLanguage, useTextsOf } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import type { Outbox, OutboxItem } from '#platform/outbox'
import { Button } from '#ui/components'
import { useTexts } from '../../plugin'
import { outboxConflict } from '../../routes'
import { entryStatus } from './entryStatus'
import { ageOf } from './figures'
import { StatusLine } from './StatusLine'
import { useEntryActions } from './useEntryActions'
import './Entry.css'

interface EntryProps {
  readonly outbox: Outbox
  readonly item: OutboxItem
}

/** One outbox entry: label, call, age, size, state and actions. */
export const Entry = observer(function Entry({ outbox, item }: EntryProps) {
  const t = useTexts()
  const language = useLanguage()
  const known = useCore().outbox.callOf(item)
  const ofArea = useTextsOf(known?.plugin ?? 'core')
  const now = Date.now()
  const { isOnline, needsSignIn } = outbox
  const isFirst = outbox.unsent.find(({ record }) => record === item.record)?.id === item.id
  const age = ageOf(item.createdAt, now)
  const facts = [
    (known && textByRule(ofArea, known.title)) ?? t('outbox.entry'),
    t(`outbox.age.${age.key}`, { count: age.count }),
    formatSize(item.bytes, language),
    item.files > 0 && t('outbox.files', { count: item.files }),
  ]
  return (
    <li className="entry" data-record={`outbox:${item.id}`}>
      <p className="entry__label">{item.label}</p>
      <p className="entry__facts">{facts.filter(Boolean).join(' · ')}</p>
      <StatusLine item={item} status={entryStatus(item, { now, isOnline, needsSignIn, isFirst })} />
      <Actions outbox={outbox} item={item} isFirst={isFirst} />
    </li>
  )
})

interface ActionsProps extends EntryProps {
  readonly isFirst: boolean
}

/** Actions of an entry; none while it is being sent or after it was sent. */
const Actions = observer(function Actions({ outbox, item, isFirst }: ActionsProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const known = useCore().outbox.callOf(item)
  const { retry, edit, discard } = useEntryActions(outbox)
  const { state, id } = item
  if (state.kind === 'sending' || state.kind === 'sent') return null
  const canRetry = known && isFirst && state.kind !== 'conflict'
  const canEdit = state.kind !== 'conflict' && known?.edit?.(item.request)
  return (
    <div className="entry__acts">
      {state.kind === 'conflict' ? (
        <Button variant="soft" size="small" onPress={() => page.open(outboxConflict, { id })}>
          {t('outbox.compare')}
        </Button>
      ) : null}
      {canRetry ? (
        <Button variant="soft" size="small" onPress={() => retry(item)}>
          {t(state.kind === 'failed' ? 'outbox.retry' : 'outbox.sendNow')}
        </Button>
      ) : null}
      {canEdit ? (
        <Button variant="plain" size="small" onPress={() => edit(item)}>
          {t('outbox.edit')}
        </Button>
      ) : null}
      <Button variant="plain" size="small" onPress={() => discard(item)}>
        {t('outbox.discard')}
      </Button>
    </div>
  )
})
