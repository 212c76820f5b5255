import { daysBetween, formatWeekday, timeOfDay } from '#base/calendar'
import type { Language } from '#base/config'
import type { Coded } from '#base/wire'
import { codeText } from '#platform/i18n'
import { type Urgency, UrgentDate } from '#ui/components'
import type { Lead } from '../../api'
import type { LeadTexts } from '../../plugin'
import { RETURN_SOON } from '../../rules/limits'
import type { NextStepKind } from '../../rules/vocabulary'

/** A coming return to the pool is pressing from this long before. Days */
const RETURN_PRESSING = 3

/** Why a lead needs attention now: the coloured line of its row. */
export type WhyNow =
  | { readonly kind: 'late'; readonly step: Coded<NextStepKind>; readonly days: number }
  | { readonly kind: 'today' | 'planned'; readonly step: Coded<NextStepKind>; readonly at: Date }
  | { readonly kind: 'returns'; readonly days: number; readonly pressing: boolean }
  | { readonly kind: 'noStep' }

/** The most urgent date of a lead; undefined if no action is due (pool, won, discarded). */
export function whyNow({ state, stage, nextStep, returnAt }: Lead, now: Date): WhyNow | undefined {
  if (state !== 'owned' || stage === 'won') return undefined
  const stepIn = nextStep ? daysBetween(now, nextStep.at) : undefined
  if (nextStep && stepIn !== undefined && stepIn < 0) return { kind: 'late', step: nextStep.kind, days: -stepIn }
  if (nextStep && stepIn === 0) return { kind: 'today', step: nextStep.kind, at: nextStep.at }
  const days = returnAt ? daysBetween(now, returnAt) : undefined
  if (days !== undefined && days <= RETURN_SOON && (stepIn === undefined || days < stepIn))
    return { kind: 'returns', days: Math.max(0, days), pressing: days <= RETURN_PRESSING }
  if (nextStep) return { kind: 'planned', step: nextStep.kind, at: nextStep.at }
  return { kind: 'noStep' }
}

interface WhyLineProps {
  readonly lead: Lead
  /** From the row: each call of a text hook costs as much as rendering a line of it. */
  readonly t: LeadTexts
  readonly language: Language
  readonly now?: Date
}

/** Why a lead needs attention now; renders nothing if no action is due. */
export function WhyLine({ lead, t, language, now = new Date() }: WhyLineProps) {
  const why = whyNow(lead, now)
  if (!why) return null
  const text = () => {
    if (why.kind === 'noStep') return t('why.noStep')
    if (why.kind === 'returns') return why.days === 0 ? t('why.returnsToday') : t('why.returns', { count: why.days })
    const step = codeText(t, 'step', why.step)
    if (why.kind === 'late') return t('why.late', { step, count: why.days })
    if (why.kind === 'today') return t('why.today', { step, time: timeOfDay(why.at) })
    return t('why.planned', { step, day: formatWeekday(why.at, language, now) })
  }
  return <UrgentDate urgency={urgencyOf(why)}>{text()}</UrgentDate>
}

function urgencyOf(why: WhyNow): Urgency {
  if (why.kind === 'noStep') return 'unplanned'
  if (why.kind === 'returns') return why.pressing ? 'endsSoon' : 'ends'
  return why.kind
}
