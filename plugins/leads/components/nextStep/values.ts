import * as v from 'valibot'
import { fromField, toFieldMoment } from '#base/calendar'
import { type Coded, isKnown } from '#base/wire'
import type { RequestOf } from '#platform/http'
import type { insertTrack } from '../../api'
import { NEXT_STEP_KINDS, type NextStepKind } from '../../rules/vocabulary'

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

/** A step as it was read; the app may not know its kind. */
type ReadStep = Pick<NextStep, 'at' | 'text'> & { readonly kind: Coded<NextStepKind> }

/** The fields of a step, to edit it. */
export function nextValuesOf(step: ReadStep | undefined): NextValues {
  if (!step) return NO_NEXT
  const { at, kind, text = '' } = step
  return { nextAt: toFieldMoment(at), nextKind: isKnown(NEXT_STEP_KINDS, kind) ? kind : 'visit', nextText: text }
}
