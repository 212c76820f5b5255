import { daysBetween } from '#src/calendar'
import { Card, Stepper, Tag } from '#src/ui'
import { isKnown } from '#src/wire'
import type { LeadDetail } from '../../api'
import { isMissingKey } from '../../rules/nextStage'
import { STAGES } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { useFormats } from './useFormats'

interface StageCardProps {
  readonly lead: LeadDetail
  readonly now: Date
  readonly onSteps: () => void
}

/** Stages with their dates, days in the current one, and the facts missing for the next. */
export function StageCard({ lead, now, onSteps }: StageCardProps) {
  const t = useTexts()
  const formats = useFormats()
  const reached = isKnown(STAGES, lead.stage) ? STAGES.indexOf(lead.stage) : -1
  const steps = STAGES.map((stage, index) => {
    const at = lead.steps.find((step) => step.stage === stage)?.at
    const isNow = index === reached && stage !== 'won'
    return {
      label: t(`stage.${stage}`),
      state: isNow ? ('now' as const) : index <= reached ? ('done' as const) : ('todo' as const),
      note: at ? (isNow ? t('detail.stage.days', { count: daysBetween(at, now) }) : formats.day(at)) : '',
    }
  })
  return (
    <Card title={t('detail.stage.title')} link={{ label: t('steps.all'), onPress: onSteps }}>
      <div className="lead-stage">
        <Stepper label={t('detail.stage.title')} steps={steps} />
      </div>
      {lead.missing.length > 0 && (
        <div className="lead-missing">
          <span>{t('detail.stage.needed')}</span>
          {lead.missing.map((key) => (
            <Tag key={key} tone="warn">
              {isMissingKey(key) ? t(`detail.missing.${key}`) : key}
            </Tag>
          ))}
        </div>
      )}
    </Card>
  )
}
