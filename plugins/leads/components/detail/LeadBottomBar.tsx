import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import SignOut from '@phosphor-icons/core/regular/sign-out.svg'
import { observer } from 'mobx-react-lite'
import { useStay } from '#domain/checkIn'
import { Button, Icon } from '#ui/components'
import { useTexts } from '../../plugin'
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
            {stay ? t('checkIn.leaveAfter', { count: stay.minutes }) : t('checkIn.submit')}
          </Button>
        )}
      </>
    )
  return (
    <div className="lead-take">
      {actions.takeRefused !== undefined && <p id="lead-take-why">{t(`refused.${actions.takeRefused}`)}</p>}
      <Button variant="main" wide disabled={!actions.take} busy={taking.busy} onPress={taking.run}>
        {t('move.take')}
      </Button>
    </div>
  )
})
