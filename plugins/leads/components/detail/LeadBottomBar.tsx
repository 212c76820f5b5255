import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import SignOut from '@phosphor-icons/core/regular/sign-out.svg'
import { observer } from 'mobx-react-lite'
import { useCheckInWords, useStay } from '#domain/checkIn'
import { refusalText } from '#kit/records'
import { HttpError } from '#platform/http'
import { usePageNavigation } from '#platform/navigation'
import { Button, Icon } from '#ui/components'
import { clueAuthority } from '../../api'
import { useTexts } from '../../plugin'
import { clueRule } from '../../routes'
import type { LeadActions } from '../../rules/actions'
import { outboxRecord } from '../../stores/followUp'
import type { OpenLead } from '../../stores/leadRecords'

interface LeadBottomBarProps {
  readonly open: OpenLead
  readonly actions: LeadActions
  readonly taking: { readonly busy: boolean; readonly run: () => unknown }
  readonly onFollowUp: (() => void) | undefined
  readonly onCheckIn: (() => void) | undefined
}

/** Main actions of the lead: check in and follow up, or take; with the reason if it cannot be taken now. */
export const LeadBottomBar = observer(function LeadBottomBar(props: LeadBottomBarProps) {
  const { open, actions, taking, onFollowUp, onCheckIn } = props
  const t = useTexts()
  const words = useCheckInWords()
  const stay = useStay(outboxRecord(open.id), open.own.clockIns.value?.items ?? [])
  if (onFollowUp)
    return (
      <>
        <Button
          variant={onCheckIn ? 'line' : 'main'}
          wide={!onCheckIn}
          icon={<Icon svg={NotePencil} />}
          onPress={onFollowUp}
        >
          {t('move.followUp')}
        </Button>
        {onCheckIn && (
          <Button variant="main" wide icon={<Icon svg={stay ? SignOut : MapPinLine} />} onPress={onCheckIn}>
            {stay ? t('checkIn.leaveAfter', { stay: words.stay(stay.minutes) }) : t('checkIn.submit')}
          </Button>
        )}
      </>
    )
  return (
    <div className="lead-take">
      {actions.takeRefused === undefined ? null : <NotTaken code={actions.takeRefused} open={open} />}
      <Button variant="main" wide disabled={!actions.take} busy={taking.busy} onPress={taking.run}>
        {t('move.take')}
      </Button>
    </div>
  )
})

interface NotTakenProps extends Pick<LeadBottomBarProps, 'open'> {
  readonly code: number
}

/** Why the lead cannot be taken now, in the words of the refusal, with a way to the rules. */
const NotTaken = observer(function NotTaken({ code, open }: NotTakenProps) {
  const t = useTexts()
  const page = usePageNavigation()
  const why = new HttpError('refused', '', { callId: clueAuthority.id, code, data: open.beside.rights.value?.limit })
  return (
    <div className="lead-take__why">
      <p>{refusalText(why, t)}</p>
      <Button variant="plain" size="small" onPress={() => page.open(clueRule)}>
        {t('title.clueRule')}
      </Button>
    </div>
  )
})
