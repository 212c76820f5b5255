import { NotePencil } from '@phosphor-icons/react/dist/csr/NotePencil'
import { observer } from 'mobx-react-lite'
import { Button } from '#src/ui'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import type { LeadActions } from './actions'

interface LeadBottomBarProps {
  readonly open: OpenLead
  readonly actions: LeadActions
  readonly onFollowUp: (() => void) | undefined
  readonly onTake: () => unknown
}

/** Main action of the lead: follow up or take; with the reason if it cannot be taken now. */
export const LeadBottomBar = observer(function LeadBottomBar({
  open,
  actions,
  onFollowUp,
  onTake,
}: LeadBottomBarProps) {
  const t = useTexts()
  if (onFollowUp)
    return (
      <Button variant="main" wide icon={<NotePencil aria-hidden="true" />} onPress={onFollowUp}>
        {t('move.followUp')}
      </Button>
    )
  return (
    <div className="lead-take">
      {actions.takeRefused !== undefined && <p id="lead-take-why">{t(`move.refused.${actions.takeRefused}`)}</p>}
      <Button variant="main" wide disabled={!actions.take} busy={open.moving === 'take'} onPress={onTake}>
        {t('move.take')}
      </Button>
    </div>
  )
})
