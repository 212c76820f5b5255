import ArrowsLeftRight from '@phosphor-icons/core/regular/arrows-left-right.svg'
import CheckCircle from '@phosphor-icons/core/regular/check-circle.svg'
import Clock from '@phosphor-icons/core/regular/clock.svg'
import CloudArrowUp from '@phosphor-icons/core/regular/cloud-arrow-up.svg'
import ListNumbers from '@phosphor-icons/core/regular/list-numbers.svg'
import LockKey from '@phosphor-icons/core/regular/lock-key.svg'
import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import WifiSlash from '@phosphor-icons/core/regular/wifi-slash.svg'
import { formatNearMoment, timeOfDay } from '#base/calendar'
import { refusalText } from '#kit/records'
import { useCore } from '#platform/core'
import { HttpError } from '#platform/http'
import { type CoreTexts, useCoreTexts, useLanguage, useTextsOf } from '#platform/i18n'
import type { OutboxItem } from '#platform/outbox'
import { Icon } from '#ui/components'
import { type OwnTexts, useTexts } from '../../plugin'
import type { EntryStatus } from './entryStatus'

const LOOKS: Readonly<Record<EntryStatus, readonly [icon: string, tone: 'wait' | 'risk' | 'good']>> = {
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
  if (state.kind === 'sent') return t('outbox.status.sent', { time: timeOfDay(new Date(state.at)) })
  const time = state.kind === 'waiting' ? timeOfDay(new Date(state.notBefore)) : ''
  return t(`outbox.status.${status}`, { time })
}

/** State of an entry as icon and text; a refusal in the words of its area, with its time. */
export function StatusLine({ item, status }: { readonly item: OutboxItem; readonly status: EntryStatus }) {
  const t = useTexts()
  const core = useCoreTexts()
  const ofArea = useTextsOf(useCore().outbox.callOf(item)?.plugin ?? 'core')
  const language = useLanguage()
  const { callId, state } = item
  const refused =
    state.kind === 'failed' &&
    state.reason === undefined &&
    t('outbox.status.refused', {
      reason: refusalText(
        new HttpError('refused', state.message, { callId, code: state.code, data: state.data }),
        ofArea,
      ),
      // The reason may count minutes up to then.
      time: formatNearMoment(new Date(state.at), language),
    })
  const [icon, tone] = LOOKS[status]
  return (
    <p className={`entry__status entry__status--${tone}`}>
      <Icon svg={icon} />
      {refused || wordsOf(item, status, t, core)}
    </p>
  )
}
