import { daysBetween } from '#base/calendar'
import { isKnown } from '#base/wire'
import type { OutboxItem } from '#platform/outbox'
import { Button, Card, Cell, DateBadge, Stepper, TagLine, WaitingTag } from '#ui/components'
import type { LeadDetail } from '../../api'
import { clueDetail, clueStepsAll } from '../../routes'
import { RETURN_SOON } from '../../rules/limits'
import { STAGES } from '../../rules/vocabulary'
import { enteredAt } from '../company/enteredAt'
import { useArea } from '../useArea'

/** Cards of the lead page about its state: why it was discarded, its next step, its stage. */

interface DiscardCardProps {
  readonly lead: LeadDetail
  /** Absent if the user may not change the reason. */
  readonly onChange: (() => void) | undefined
}

/** Discard reason of a lead, with user and time. */
export function DiscardCard({ lead, onChange }: DiscardCardProps) {
  const { t, say, word, page } = useArea()
  const { discard } = lead
  if (lead.state !== 'discarded' || !discard) return null
  const { kind, until, note, sameAs, same, by, at } = discard
  const change = onChange && { label: t('move.changeReason'), onPress: onChange }
  return (
    <Card title={t('detail.discard.title')} pad link={change}>
      <div className="lead-discard">
        <b>{word('move.reason', kind)}</b>
        {until && <p>{t('detail.discard.until', { month: say.month(until) })}</p>}
        {sameAs && (
          <Button variant="plain" onPress={() => page.open(clueDetail, { id: sameAs })}>
            {t('detail.discard.same', { name: say.name(same) ?? sameAs })}
          </Button>
        )}
        {note && <p>{note}</p>}
        {by && at && (
          <p className="lead-discard__by">{t('detail.discard.by', { name: say.name(by), date: say.moment(at) })}</p>
        )}
      </div>
    </Card>
  )
}

interface NextStepCardProps {
  readonly lead: LeadDetail
  /** Unsent entries of the lead; they determine the next step. */
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
  const badgeOf = (at: Date) => {
    const [days, day, time] = [daysBetween(now, at), say.day(at), say.time(at)]
    if (days < 0) return <DateBadge main={day} sub={t('detail.nextStep.late', { count: -days })} tone="risk" />
    if (days === 0) return <DateBadge main={time} sub={t('detail.nextStep.today')} tone="warn" />
    if (days === 1) return <DateBadge main={time} sub={t('detail.nextStep.tomorrow')} />
    return <DateBadge main={day} sub={time} />
  }
  const what = nextStep && [word('step', nextStep.kind), say.text(nextStep.text, nextStep.textEn)]
  const soon = returnAt !== undefined && daysBetween(now, returnAt) <= RETURN_SOON
  const note = soon
    ? t('detail.nextStep.returns', { date: say.day(returnAt) })
    : nextStep === undefined && t('detail.nextStep.plan')
  return (
    <Card>
      <div className="lead-next">
        <Cell
          icon={nextStep && badgeOf(nextStep.at)}
          title={what?.filter(Boolean).join(t('detail.colon')) ?? t('detail.nextStep.none')}
          note={waiting.length > 0 ? <WaitingTag items={waiting} /> : note}
          onPress={onPress}
        />
      </div>
    </Card>
  )
}

interface StageCardProps {
  readonly lead: LeadDetail
  readonly now: Date
  /** Missing facts link to where they are entered. */
  readonly mayEdit: boolean
}

/** Stages with their dates, days in the current one, and the facts missing for the next, each leading to its field. */
export function StageCard({ lead, now, mayEdit }: StageCardProps) {
  const { t, say, word, page } = useArea()
  const { id } = lead
  const reached = isKnown(STAGES, lead.stage) ? STAGES.indexOf(lead.stage) : -1
  const steps = STAGES.map((stage, index) => {
    const label = t(`stage.${stage}`)
    const at = lead.steps.find((step) => step.stage === stage)?.at
    if (index === reached && stage !== 'won')
      return { label, state: 'now' as const, note: at ? t('detail.stage.days', { count: daysBetween(at, now) }) : '' }
    return { label, state: index <= reached ? ('done' as const) : ('todo' as const), note: at ? say.day(at) : '' }
  })
  const missing = lead.missing.map((key) => {
    const to = mayEdit ? enteredAt(id, key) : undefined
    const label = word('detail.missing', key)
    return { key, label, tone: 'warn' as const, onPress: to && (() => page.openHref(to)) }
  })
  return (
    <Card
      title={t('detail.stage.title')}
      link={{ label: t('steps.all'), onPress: () => page.open(clueStepsAll, { id }) }}
    >
      <div className="lead-stage">
        <Stepper label={t('detail.stage.title')} steps={steps} />
      </div>
      <TagLine label={t('detail.stage.needed')} tags={missing} />
    </Card>
  )
}
