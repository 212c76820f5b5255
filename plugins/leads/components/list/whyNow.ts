import { daysBetween } from '#src/calendar'
import type { Coded } from '#src/wire'
import type { Lead } from '../../api'
import type { NextStepKind } from '../../rules/vocabulary'

/** A return to the pool is news from so many days before on, and pressing from so many. Days */
const RETURN_SOON = 7
const RETURN_PRESSING = 3

/** Why a lead matters now: the one coloured line of its row, and of the header of its page. */
export type WhyNow =
  | { readonly kind: 'late'; readonly step: Coded<NextStepKind>; readonly days: number }
  | { readonly kind: 'today' | 'planned'; readonly step: Coded<NextStepKind>; readonly at: Date }
  | { readonly kind: 'returns'; readonly days: number; readonly pressing: boolean }
  | { readonly kind: 'noStep' }

/** The most pressing of a lead's dates; undefined for those that want nothing (pool, won, discarded). */
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
