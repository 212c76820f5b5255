import { ArrowsLeftRight } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { Clock } from '@phosphor-icons/react/dist/csr/Clock'
import { CloudArrowUp } from '@phosphor-icons/react/dist/csr/CloudArrowUp'
import { ListNumbers } from '@phosphor-icons/react/dist/csr/ListNumbers'
import { LockKey } from '@phosphor-icons/react/dist/csr/LockKey'
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { WifiSlash } from '@phosphor-icons/react/dist/csr/WifiSlash'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { timeOfDay } from '#base/calendar'
import { type CoreTexts, useCoreTexts } from '#platform/i18n'
import type { OutboxItem } from '#platform/outbox'
import { type OwnTexts, useTexts } from '../../plugin'
import type { EntryStatus } from './entryStatus'

const LOOKS: Readonly<Record<EntryStatus, readonly [Icon, 'wait' | 'risk' | 'good']>> = {
  behind: [ListNumbers, 'wait'],
  signIn: [LockKey, 'wait'],
  network: [WifiSlash, 'wait'],
  later: [Clock, 'wait'],
  soon: [CloudArrowUp, 'wait'],
  sending: [CloudArrowUp, 'wait'],
  refused: [WarningCircle, 'risk'],
  impossible: [WarningCircle, 'risk'],
  conflict: [ArrowsLeftRight, 'risk'],
  sent: [CheckCircle, 'good'],
}

function wordsOf({ state }: OutboxItem, status: EntryStatus, t: OwnTexts, core: CoreTexts): string {
  if (state.kind === 'failed' && state.reason) return core(`outbox.reason.${state.reason}`)
  if (state.kind === 'failed') return t('outbox.status.refused', { reason: state.message })
  if (state.kind === 'sent') return t('outbox.status.sent', { time: timeOfDay(new Date(state.at)) })
  const time = state.kind === 'waiting' ? timeOfDay(new Date(state.notBefore)) : ''
  return t(`outbox.status.${status}`, { time })
}

/** State of an entry as icon and text. */
export function StatusLine({ item, status }: { readonly item: OutboxItem; readonly status: EntryStatus }) {
  const t = useTexts()
  const core = useCoreTexts()
  const [Sign, tone] = LOOKS[status]
  return (
    <p className={`entry__status entry__status--${tone}`}>
      <Sign aria-hidden="true" />
      {wordsOf(item, status, t, core)}
    </p>
  )
}
