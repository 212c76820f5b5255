import * as v from 'valibot'
import type { Core } from '#platform/core'
import type { ClueFacts } from '../api'
import { type LeadId, NEXT_STEP_KINDS } from '../rules/vocabulary'
import { outboxRecord } from './followUp'

/**
 * The next step that a lead will have once what waits of it on this phone is sent. Its version is the outbox's work
 * (`DeclaredCall.revision`).
 */

const planned = v.object({ at: v.date(), kind: v.picklist(NEXT_STEP_KINDS), text: v.optional(v.string()) })
/** A follow-up, a check-in or a moved step; or the lead info. */
const planning = v.union([
  v.object({ nextStep: planned }),
  v.pipe(
    v.object({ half: v.object({ nextStep: planned }) }),
    v.transform(({ half }) => half),
  ),
])

/** The last next step in what waits of a lead; undefined if nothing plans one. */
export function stepAfterWaiting(core: Core, id: LeadId) {
  const steps = core.outbox.unsentOf(outboxRecord(id)).flatMap(({ request }) => {
    const plan = v.safeParse(planning, request)
    return plan.success ? [plan.output.nextStep] : []
  })
  return steps[steps.length - 1]
}

/** The facts, with the next step of what waits. A form whose own save waits is not opened. */
export function factsAfterWaiting(core: Core, facts: ClueFacts): ClueFacts {
  const step = stepAfterWaiting(core, facts.id)
  return step ? { ...facts, nextStep: { at: step.at, kind: step.kind, text: step.text, textEn: undefined } } : facts
}
