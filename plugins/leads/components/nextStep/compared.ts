import { formatMoment } from '#base/calendar'
import type { Coded } from '#base/wire'
import { currentLanguage } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'
import { text } from '../../plugin'
import { NEXT_STEP_KINDS, type NextStepKind } from '../../rules/vocabulary'
import { codeText } from '../words'

/** For a value that is unknown. */
export const NOTHING = '–'

interface Step {
  readonly at: Date
  readonly kind: Coded<NextStepKind>
}

/** A kind of contact in words. */
export const kindInWords = (kind: Coded<NextStepKind> | undefined): string =>
  kind ? codeText(text, 'step', NEXT_STEP_KINDS, kind) : NOTHING

const when = (at: Date | undefined) => (at ? formatMoment(at, currentLanguage()) : NOTHING)

/** The next step of an entry of the outbox beside the one on the server. */
export const comparedNext = (mine: Step | undefined, theirs: Step | undefined): ComparedField[] => [
  { label: 'followUp.comparedNextAt', mine: when(mine?.at), theirs: when(theirs?.at) },
  { label: 'followUp.comparedNextKind', mine: kindInWords(mine?.kind), theirs: kindInWords(theirs?.kind) },
]
