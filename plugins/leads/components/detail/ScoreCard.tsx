import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SectionCard } from '#src/detail'
import { Bars, Delta } from '#src/ui'
import type { Score } from '../../api'
import { SCORE_KEYS } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { type LeadTexts, useTexts } from '../../texts'
import { codeText } from '../words'
import { ScoreRules } from './ScoreRules'
import { type Reason, scoreSummary } from './scoreSummary'
import { type Formats, useFormats } from './useFormats'

/** A part with less than this share of its maximum is marked as short. */
const SHORT = 0.5

/** Text that explains the points of a part. */
export function reasonText({ code, value }: Reason, t: LeadTexts, formats: Formats): string {
  const text =
    value.kind === 'gas'
      ? formats.amountText('gas', value.amount)
      : value.kind === 'distance'
        ? formats.metres(value.amount)
        : value.text
  return t(`detail.score.why.${code}`, { value: text })
}

/** Score of the lead and its parts (domain/leads.md 5). */
export const ScoreCard = observer(function ScoreCard({ lead }: { lead: OpenLead }) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const { score } = lead.parts
  return (
    <>
      <SectionCard
        title={t('detail.score.title')}
        section={score}
        link={{ label: t('detail.score.how'), onPress: () => setOpen(true) }}
        empty={({ parts }) => (parts.length === 0 ? t('detail.score.none') : undefined)}
      >
        {(made) => <Made score={made} />}
      </SectionCard>
      <ScoreRules open={open} onClose={() => setOpen(false)} score={score.value} />
    </>
  )
})

function Made({ score }: { score: Score }) {
  const t = useTexts()
  const formats = useFormats()
  const change = score.score === undefined || score.before === undefined ? 0 : score.score - score.before
  const count = Math.abs(change)
  return (
    <div className="lead-score">
      <div className="lead-score__sum">
        <span className="lead-score__big">{score.score}</span>
        <Delta
          value={change}
          shown={String(count)}
          label={t(change > 0 ? 'detail.score.up' : 'detail.score.down', { count })}
        />
        <p>
          {scoreSummary(score.parts)
            .map((reason) => reasonText(reason, t, formats))
            .join(t('detail.between'))}
        </p>
      </div>
      <Bars
        rows={score.parts.map(({ key, got, max }) => ({
          label: codeText(t, 'detail.score.part', SCORE_KEYS, key),
          value: got,
          max,
          short: got < max * SHORT,
        }))}
      />
    </div>
  )
}
