import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { daysBetween } from '#src/calendar'
import type { OutboxItem } from '#src/outbox'
import { Card, WaitingTag } from '#src/ui'
import type { LeadDetail } from '../../api'
import { NEXT_STEP_KINDS } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { codeText } from '../words'
import { useFormats } from './useFormats'

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
  const t = useTexts()
  const formats = useFormats()
  const { nextStep } = lead
  if (lead.state !== 'owned' || (!nextStep && !onPress)) return null
  const days = nextStep ? daysBetween(now, nextStep.at) : 0
  const when = () => {
    if (!nextStep) return null
    if (days < 0)
      return { main: formats.day(nextStep.at), sub: t('detail.nextStep.late', { count: -days }), tone: 'risk' }
    if (days === 0) return { main: formats.time(nextStep.at), sub: t('detail.nextStep.today'), tone: 'warn' }
    const sub = days === 1 ? t('detail.nextStep.tomorrow') : formats.time(nextStep.at)
    return { main: days === 1 ? formats.time(nextStep.at) : formats.day(nextStep.at), sub, tone: 'plain' }
  }
  const at = when()
  const soon = lead.returnAt !== undefined && daysBetween(now, lead.returnAt) <= RETURN_SOON
  const returns = lead.returnAt && soon ? t('detail.nextStep.returns', { date: formats.day(lead.returnAt) }) : undefined
  const content = (
    <>
      {at && (
        <span className={`lead-next__when lead-next__when--${at.tone}`}>
          <b>{at.main}</b>
          {at.sub}
        </span>
      )}
      <span className="lead-next__what">
        <b>
          {nextStep
            ? [codeText(t, 'step', NEXT_STEP_KINDS, nextStep.kind), formats.text(nextStep.text, nextStep.textEn)]
                .filter(Boolean)
                .join(t('detail.colon'))
            : t('detail.nextStep.none')}
        </b>
        {waiting.length > 0 ? (
          <WaitingTag items={waiting} />
        ) : (
          <span>{returns ?? (nextStep ? null : t('detail.nextStep.plan'))}</span>
        )}
      </span>
      {onPress && <CaretRight className="lead-next__go" aria-hidden="true" />}
    </>
  )
  return (
    <Card>
      {onPress ? (
        <button type="button" className="lead-next" onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className="lead-next">{content}</div>
      )}
    </Card>
  )
}
