import { codeText } from '#platform/i18n'
import { StageMeter } from '#ui/components'
import type { Lead } from '../api'
import type { LeadTexts } from '../plugin'
import { meterOf } from './words'

interface StageMarkProps {
  readonly lead: Pick<Lead, 'stage' | 'state'>
  /** From the row, because each call of a text hook costs as much as a line of it. */
  readonly t: LeadTexts
}

/** Meter and name of a lead's stage in a row; a discarded lead has neither. */
export function StageMark({ lead: { stage, state }, t }: StageMarkProps) {
  if (state === 'discarded') return <StageMeter stage="discarded" label={t('state.discarded')} />
  return <StageMeter stage={meterOf(stage)} label={codeText(t, 'stage', stage)} />
}
