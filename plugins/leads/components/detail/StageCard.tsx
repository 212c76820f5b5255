import { daysBetween } from '#src/calendar'
import { usePageNavigation } from '#src/navigation'
import { Card, Stepper, Tag } from '#src/ui'
import { isKnown } from '#src/wire'
import type { LeadDetail } from '../../api'
import { isMissingKey } from '../../rules/nextStage'
import { STAGES } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { enteredAt } from '../company/enteredAt'
import { useFormats } from './useFormats'

interface StageCardProps {
  readonly lead: LeadDetail
  readonly now: Date
  /** The facts that are missing lead to where they are entered. */
  readonly mayEdit: boolean
  readonly onSteps: () => void
}

/** Stages with their dates, days in the current one, and the facts missing for the next, each leading to its field. */
export function StageCard({ lead, now, mayEdit, onSteps }: StageCardProps) {
  const page = usePageNavigation()
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
          {lead.missing.map((key) => {
            const to = mayEdit ? enteredAt(lead.id, key) : undefined
            return (
              <Tag key={key} tone="warn" onPress={to && (() => page.openHref(to))}>
                {isMissingKey(key) ? t(`detail.missing.${key}`) : key}
              </Tag>
            )
          })}
        </div>
      )}
    </Card>
  )
}
