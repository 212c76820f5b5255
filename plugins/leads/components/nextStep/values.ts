import * as v from 'valibot'
import { fromField, toFieldMoment } from '#src/calendar'
import type { RequestOf } from '#src/http'
import type { insertTrack } from '../../api'
import { NEXT_STEP_KINDS } from '../../rules/vocabulary'

const TEXT_MAX = 60

/** Fields of a next step; `nextAt` as its field holds it, `2026-11-16T14:30`, '' without one. */
export const nextEntries = {
  nextAt: v.pipe(
    v.string(),
    v.check((at) => at === '' || (fromField(at)?.getTime() ?? 0) > Date.now(), 'followUp.error.nextPast'),
  ),
  nextKind: v.picklist(NEXT_STEP_KINDS),
  nextText: v.pipe(v.string(), v.maxLength(TEXT_MAX)),
}
export type NextValues = v.InferOutput<v.ObjectSchema<typeof nextEntries, undefined>>

export const NO_NEXT: NextValues = { nextAt: '', nextKind: 'visit', nextText: '' }

/** Field of a refusal → field of the form and what to say there. */
export const NEXT_REFUSED = { nextStep: { field: 'nextAt', message: 'followUp.error.nextPast' } } as const

type NextStep = RequestOf<typeof insertTrack>['nextStep']

/** The step that was entered; undefined without a time. */
export function nextStepOf({ nextAt, nextKind, nextText }: NextValues): NextStep | undefined {
  const [at, text] = [fromField(nextAt), nextText.trim()]
  return at && { at, kind: nextKind, ...(text && { text }) }
}

/** The fields of a step, to edit it. */
export function nextValuesOf(step: NextStep | undefined): NextValues {
  return step ? { nextAt: toFieldMoment(step.at), nextKind: step.kind, nextText: step.text ?? '' } : NO_NEXT
}
