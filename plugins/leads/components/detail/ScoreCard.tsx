import type { Coded } from '#base/wire'
import { ScoreCard as Card } from '#kit/detail'
import { textByRule } from '#kit/records'
import type { ScorePart } from '../../api'
import type { LeadTexts } from '../../plugin'
import { SCORE_MAX } from '../../rules/score'
import type { ScoreKey } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import type { useFormats } from '../useFormats'

/** Demand and distance to the main are always in the summary. */
const ALWAYS: readonly Coded<ScoreKey>[] = ['need', 'main']

/**
 * The parts explained beside the score: demand, distance to the main, and the one with the lowest share of its points.
 */
export function summaryOf(parts: readonly ScorePart[]): ScorePart[] {
  const share = ({ got, max }: ScorePart) => (max > 0 ? got / max : 1)
  const [weakest] = parts.filter(({ key }) => !ALWAYS.includes(key)).sort((a, b) => share(a) - share(b))
  return parts.filter((part) => ALWAYS.includes(part.key) || part === weakest)
}

/** The reason of a part in words; undefined for one that the area has no text for, or whose figure is missing. */
export function reasonText({ why }: ScorePart, t: LeadTexts, say: ReturnType<typeof useFormats>): string | undefined {
  if (!why) return undefined
  const { code, value } = why
  const figures: Readonly<Record<string, (value: number) => string>> = {
    gas: (gas) => say.amountText('gas', gas),
    distance: say.distance,
  }
  const shown = typeof value === 'number' ? (figures[code]?.(value) ?? value) : value
  return textByRule(t, `detail.score.why.${code}`, { value: shown, count: value })
}

/** Score of the lead and its parts (domain/leads.md 5). */
export function ScoreCard({ lead }: { readonly lead: OpenLead }) {
  const { t, say } = useArea()
  const reason = (part: ScorePart) => reasonText(part, t, say)
  return (
    <Card
      section={lead.parts.score}
      texts="detail.score"
      most={SCORE_MAX}
      summary={(parts) => summaryOf(parts).map(reason).filter(Boolean).join(t('detail.between'))}
      reason={reason}
    />
  )
}
