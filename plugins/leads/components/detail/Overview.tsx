import { observer } from 'mobx-react-lite'
import type { LeadDetail } from '../../api'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { DiscardCard } from './DiscardCard'
import { NextStepCard } from './NextStepCard'
import { PotentialCard } from './PotentialCard'
import { ScoreCard } from './ScoreCard'
import { StageCard } from './StageCard'

interface OverviewProps {
  readonly open: OpenLead
  readonly lead: LeadDetail
  /** Absent if the lead cannot be followed up. */
  readonly onFollowUp: (() => void) | undefined
  readonly onSteps: () => void
  /** Absent if the user may not change the reason of the discard. */
  readonly onChangeReason: (() => void) | undefined
}

/** First part of the lead page: what comes next, stage, score, potential; for a discarded lead why. */
export const Overview = observer(function Overview({ open, lead, onFollowUp, onSteps, onChangeReason }: OverviewProps) {
  const t = useTexts()
  const now = new Date()
  return (
    <>
      <DiscardCard lead={lead} onChange={onChangeReason} />
      {lead.state === 'pool' && lead.returnReason && (
        <p className="lead-returned">{t('detail.returned', { reason: lead.returnReason })}</p>
      )}
      <NextStepCard lead={lead} waiting={open.waiting} now={now} onPress={onFollowUp} />
      <StageCard lead={lead} now={now} mayEdit={onFollowUp !== undefined} onSteps={onSteps} />
      <ScoreCard lead={open} />
      <PotentialCard lead={open} />
    </>
  )
})
