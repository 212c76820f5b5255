import { daysBetween } from '#base/calendar'
import { isKnown } from '#base/wire'
import { Card, Stepper, Tag } from '#ui/components'
import type { LeadDetail } from '../../api'
import { STAGES } from '../../rules/vocabulary'
import { enteredAt } from '../company/enteredAt'
import { useArea } from '../useArea'

interface StageCardProps {
  readonly lead: LeadDetail
  readonly now: Date
  /** The facts that are missing lead to where they are entered. */
  readonly mayEdit: boolean
  readonly onSteps: () => void
}

/** Stages with their dates, days in the current one, and the facts missing for the next, each leading to its field. */
export function StageCard({ lead, now, mayEdit, onSteps }: StageCardProps) {
  const { t, say, word, page } = useArea()
  const reached = isKnown(STAGES, lead.stage) ? STAGES.indexOf(lead.stage) : -1
  const steps = STAGES.map((stage, index) => {
    const at = lead.steps.find((step) => step.stage === stage)?.at
    const isNow = index === reached && stage !== 'won'
    return {
      label: t(`stage.${stage}`),
      state: isNow ? ('now' as const) : index <= reached ? ('done' as const) : ('todo' as const),
      note: at ? (isNow ? t('detail.stage.days', { count: daysBetween(at, now) }) : say.day(at)) : '',
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
                {word('detail.missing', key)}
              </Tag>
            )
          })}
        </div>
      )}
    </Card>
  )
}
