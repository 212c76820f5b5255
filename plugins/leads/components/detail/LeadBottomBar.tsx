import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import NotePencil from '@phosphor-icons/core/regular/note-pencil.svg'
import { Button, Icon } from '#ui/components'
import { useTexts } from '../../plugin'
import type { LeadActions } from '../../rules/actions'

interface LeadBottomBarProps {
  readonly actions: LeadActions
  /** The lead is being taken. */
  readonly busy: boolean
  readonly onFollowUp: (() => void) | undefined
  readonly onCheckIn: (() => void) | undefined
  readonly onTake: () => unknown
}

/** Main actions of the lead: check in and follow up, or take; with the reason if it cannot be taken now. */
export function LeadBottomBar({ actions, busy, onFollowUp, onCheckIn, onTake }: LeadBottomBarProps) {
  const t = useTexts()
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
          <Button variant="main" wide icon={<Icon svg={MapPinLine} />} onPress={onCheckIn}>
            {t('checkIn.submit')}
          </Button>
        )}
      </>
    )
  return (
    <div className="lead-take">
      {actions.takeRefused !== undefined && <p id="lead-take-why">{t(`refused.${actions.takeRefused}`)}</p>}
      <Button variant="main" wide disabled={!actions.take} busy={busy} onPress={onTake}>
        {t('move.take')}
      </Button>
    </div>
  )
}
