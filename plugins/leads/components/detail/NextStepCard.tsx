import { daysBetween } from '#base/calendar'
import type { OutboxItem } from '#platform/outbox'
import { Card, Cell, WaitingTag } from '#ui/components'
import type { LeadDetail } from '../../api'
import { useArea } from '../useArea'

/** The coming return to the pool is shown from this many days before. */
const RETURN_SOON = 14

interface NextStepCardProps {
  readonly lead: LeadDetail
  /** What of the lead is not sent yet; the next step comes from it. */
  readonly waiting: readonly OutboxItem[]
  readonly now: Date
  /** Absent if the lead cannot be followed up. */
  readonly onPress: (() => void) | undefined
}

/** Next step of the lead and its time, or that none is planned. */
export function NextStepCard({ lead, waiting, now, onPress }: NextStepCardProps) {
  const { t, say, word } = useArea()
  const { nextStep, returnAt } = lead
  if (lead.state !== 'owned' || (!nextStep && !onPress)) return null
  const when = (at: Date) => {
    const [days, day, time] = [daysBetween(now, at), say.day(at), say.time(at)]
    if (days < 0) return { main: day, sub: t('detail.nextStep.late', { count: -days }), tone: 'risk' }
    if (days === 0) return { main: time, sub: t('detail.nextStep.today'), tone: 'warn' }
    if (days === 1) return { main: time, sub: t('detail.nextStep.tomorrow'), tone: 'plain' }
    return { main: day, sub: time, tone: 'plain' }
  }
  const at = nextStep && when(nextStep.at)
  const what = nextStep && [word('step', nextStep.kind), say.text(nextStep.text, nextStep.textEn)]
  const soon = returnAt !== undefined && daysBetween(now, returnAt) <= RETURN_SOON
  const note = soon
    ? t('detail.nextStep.returns', { date: say.day(returnAt) })
    : nextStep === undefined && t('detail.nextStep.plan')
  return (
    <Card>
      <div className="lead-next">
        <Cell
          icon={
            at && (
              <span className={`lead-next__when lead-next__when--${at.tone}`}>
                <b>{at.main}</b>
                {at.sub}
              </span>
            )
          }
          title={what?.filter(Boolean).join(t('detail.colon')) ?? t('detail.nextStep.none')}
          note={waiting.length > 0 ? <WaitingTag items={waiting} /> : note}
          onPress={onPress}
        />
      </div>
    </Card>
  )
}
