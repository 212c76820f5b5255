import * as v from 'valibot'
import type { Core } from '#platform/core'
import { type ClueFacts, insertClockIn, insertTrack, moveNextStep, saveClueFacts } from '../api'
import { type LeadId, NEXT_STEP_KINDS } from '../rules/vocabulary'
import { outboxRecord } from './followUp'

/**
 * A lead as it will be once what waits of it on this phone is sent: what is entered now is sent after it. The server
 * gives the lead its next version with each of them; where somebody else changes it in between, that is a conflict.
 */

/** Calls that change the lead. Equipment and energy have versions of their own. */
const CHANGES: readonly string[] = [saveClueFacts, insertTrack, insertClockIn, moveNextStep].map(({ id }) => id)

/** Somebody leaves the site, or corrects an earlier check-in: the lead stays as it is. */
const changesNothing = v.union([v.object({ kind: v.literal('leave') }), v.object({ corrects: v.string() })])

const changesWaiting = (core: Core, id: LeadId) =>
  core.outbox
    .unsentOf(outboxRecord(id))
    .filter(({ callId, request }) => CHANGES.includes(callId) && !v.is(changesNothing, request))

export const versionAfterWaiting = (core: Core, id: LeadId, version: number): number =>
  version + changesWaiting(core, id).length

const planned = v.object({
  nextStep: v.object({ at: v.date(), kind: v.picklist(NEXT_STEP_KINDS), text: v.optional(v.string()) }),
})

/** The facts, with the next step of a follow-up that waits. A form whose own save waits is not opened. */
export function factsAfterWaiting(core: Core, facts: ClueFacts): ClueFacts {
  const steps = changesWaiting(core, facts.id).flatMap(({ request }) => {
    const plan = v.safeParse(planned, request)
    return plan.success ? [plan.output.nextStep] : []
  })
  const last = steps[steps.length - 1]
  const nextStep = last ? { at: last.at, kind: last.kind, text: last.text, textEn: undefined } : facts.nextStep
  return { ...facts, version: versionAfterWaiting(core, facts.id, facts.version), nextStep }
}
