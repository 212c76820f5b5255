import { formatMoment } from '#base/calendar'
import type { Coded } from '#base/wire'
import { NOTHING } from '#kit/records'
import { codeText, currentLanguage } from '#platform/i18n'
import type { ComparedField } from '#platform/outbox'
import { text } from '../../plugin'
import type { NextStepKind } from '../../rules/vocabulary'

interface Step {
  readonly at: Date
  readonly kind: Coded<NextStepKind>
  readonly text?: string | undefined
}

/** A kind of contact in words. */
export const kindInWords = (kind: Coded<NextStepKind> | undefined): string =>
  kind ? codeText(text, 'step', kind) : NOTHING

const when = (at: Date | undefined) => (at ? formatMoment(at, currentLanguage()) : NOTHING)

/** The next step of an entry of the outbox beside the one on the server. */
export const comparedNext = (mine: Step | undefined, theirs: Step | undefined): ComparedField[] => [
  { label: 'followUp.comparedNextAt', mine: when(mine?.at), theirs: when(theirs?.at) },
  { label: 'followUp.comparedNextKind', mine: kindInWords(mine?.kind), theirs: kindInWords(theirs?.kind) },
  { label: 'followUp.comparedNextText', mine: mine?.text || NOTHING, theirs: theirs?.text || NOTHING },
]
