import { fromField, toFieldMoment } from '#base/calendar'
import { type Coded, isKnown } from '#base/wire'
import type { RequestOf } from '#platform/http'
import type { insertTrack } from '../../api'
import { NEXT_STEP_KINDS, type NextStepKind } from '../../rules/vocabulary'

/** A next step as its fields hold it; see `nextFields`. */
export interface NextValues {
  nextAt: string
  nextKind: NextStepKind
  nextText: string
}
/** The same as it is sent. */
interface NextContent {
  readonly nextAt: string | undefined
  readonly nextKind: NextStepKind
  readonly nextText: string | undefined
}

export const NO_NEXT: NextValues = { nextAt: '', nextKind: 'visit', nextText: '' }

/** Field of a refusal → field of the form and the message to show there. */
export const NEXT_REFUSED = { nextStep: { field: 'nextAt', message: 'followUp.error.nextPast' } } as const

type NextStep = RequestOf<typeof insertTrack>['nextStep']

/** The step that was entered; undefined without a time. */
export function nextStepOf({ nextAt = '', nextKind: kind, nextText: text }: NextContent): NextStep | undefined {
  const at = fromField(nextAt)
  return at && { at, kind, ...(text && { text }) }
}

/** A step as it was read; the app may not know its kind. */
type ReadStep = Pick<NextStep, 'at' | 'text'> & { readonly kind: Coded<NextStepKind> }

/** The fields of a step, to edit it. */
export function nextValuesOf(step: ReadStep | undefined): NextValues {
  if (!step) return NO_NEXT
  const { at, kind, text = '' } = step
  return { nextAt: toFieldMoment(at), nextKind: isKnown(NEXT_STEP_KINDS, kind) ? kind : 'visit', nextText: text }
}
