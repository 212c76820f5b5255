import type { Coded } from '#base/wire'
import { ScoreCard as Card } from '#kit/detail'
import type { ScorePart } from '../../api'
import { SCORE_MAX } from '../../rules/score'
import type { ScoreKey } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

/** Reason codes that the area has texts for; those of a figure need its value. */
const KNOWN = {
  gas: 'figure',
  noGas: 'words',
  distance: 'figure',
  noMain: 'words',
  noPoint: 'words',
  taxGrade: 'words',
  noGrade: 'words',
  cases: 'figure',
  recent: 'words',
  contacts30: 'words',
  quiet: 'words',
  decider: 'words',
  noDecider: 'words',
  noContact: 'words',
} as const
type ReasonCode = keyof typeof KNOWN

const isKnown = (code: string): code is ReasonCode => Object.keys(KNOWN).includes(code)

export interface Reason {
  readonly code: ReasonCode
  readonly value: number | string | undefined
}

/** Reason for the points of a part; undefined if the area has no text for it or its value is missing. */
export function reasonOf({ why }: ScorePart): Reason | undefined {
  if (!why || !isKnown(why.code)) return undefined
  const { code, value } = { ...why, code: why.code }
  return KNOWN[code] === 'figure' && typeof value !== 'number' ? undefined : { code, value }
}

/** Demand and distance to the main are always in the summary. */
const ALWAYS: readonly Coded<ScoreKey>[] = ['need', 'main']

/** Reasons shown beside the score: demand, distance to the main, and the part with the lowest share of its points. */
export function scoreSummary(parts: readonly ScorePart[]): Reason[] {
  const share = ({ got, max }: ScorePart) => (max > 0 ? got / max : 1)
  const [weakest] = parts.filter(({ key }) => !ALWAYS.includes(key)).sort((a, b) => share(a) - share(b))
  return parts.filter((part) => ALWAYS.includes(part.key) || part === weakest).flatMap((part) => reasonOf(part) ?? [])
}

/** Score of the lead and its parts (domain/leads.md 5). */
export function ScoreCard({ lead }: { readonly lead: OpenLead }) {
  const { t, say } = useArea()
  const textOf = ({ code, value = '' }: Reason) => {
    if (code === 'gas') return t('detail.score.why.gas', { value: say.amountText('gas', Number(value)) })
    if (code === 'distance') return t('detail.score.why.distance', { value: say.distance(Number(value)) })
    if (code === 'cases') return t('detail.score.why.cases', { count: Number(value) })
    return t(`detail.score.why.${code}`, { value })
  }
  return (
    <Card
      section={lead.parts.score}
      texts="detail.score"
      most={SCORE_MAX}
      summary={(parts) => scoreSummary(parts).map(textOf).join(t('detail.between'))}
      reason={(part) => {
        const reason = reasonOf(part)
        return reason && textOf(reason)
      }}
    />
  )
}
