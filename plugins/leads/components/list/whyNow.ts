import { daysBetween } from '#base/calendar'
import type { Coded } from '#base/wire'
import type { Lead } from '../../api'
import type { NextStepKind } from '../../rules/vocabulary'

/** A coming return to the pool is shown from `RETURN_SOON` and is pressing from `RETURN_PRESSING` before. Days */
const RETURN_SOON = 7
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
