import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SectionCard } from '#kit/detail'
import { Bars, Delta, Sheet } from '#ui/components'
import type { Score } from '../../api'
import { SCORE_MAX } from '../../rules/score'
import { SCORE_KEYS } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { type Area, useArea } from '../useArea'
import { type Reason, reasonOf, scoreSummary } from './scoreSummary'

/** A part with less than this share of its maximum is marked as short. */
const SHORT = 0.5

/** Text that explains the points of a part. */
function reasonText({ code, value = '' }: Reason, { t, say }: Area): string {
  const figure = code === 'gas' ? say.amountText('gas', Number(value)) : say.distance(Number(value))
  return t(`detail.score.why.${code}`, { value: code === 'gas' || code === 'distance' ? figure : value })
}

/** Score of the lead and its parts (domain/leads.md 5). */
export const ScoreCard = observer(function ScoreCard({ lead }: { lead: OpenLead }) {
  const { t } = useArea()
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

function Made({ score: { score, before, parts } }: { score: Score }) {
  const area = useArea()
  const { t, word } = area
  const change = score === undefined || before === undefined ? 0 : score - before
  const count = Math.abs(change)
  const why = scoreSummary(parts).map((reason) => reasonText(reason, area))
  return (
    <div className="lead-score">
      <div className="lead-score__sum">
        <span className="lead-score__big">{score}</span>
        <Delta
          value={change}
          shown={String(count)}
          label={t(change > 0 ? 'detail.score.up' : 'detail.score.down', { count })}
        />
        <p>{why.join(t('detail.between'))}</p>
      </div>
      <Bars
        rows={parts.map(({ key, got, max }) => ({
          label: word('detail.score.part', key),
          value: got,
          max,
          short: got < max * SHORT,
        }))}
      />
    </div>
  )
}

interface ScoreRulesProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly score: Score | undefined
}

/** Explains the score: rule, points and reason of each part. */
function ScoreRules({ open, onClose, score }: ScoreRulesProps) {
  const area = useArea()
  const { t, say } = area
  return (
    <Sheet open={open} onClose={onClose} title={t('detail.score.rules')} text={t('detail.score.rule.intro')}>
      <dl className="lead-rules">
        {SCORE_KEYS.map((key) => {
          const part = score?.parts.find((one) => one.key === key)
          const reason = part && reasonOf(part)
          return (
            <div key={key} className="lead-rules__part">
              <dt>
                {t(`detail.score.part.${key}`)}
                <b>{t('detail.score.of', { got: part?.got ?? 0, max: part?.max ?? SCORE_MAX[key] })}</b>
              </dt>
              <dd>
                {t(`detail.score.rule.${key}`)}
                {reason && <span>{reasonText(reason, area)}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      {score?.at && <p className="lead-rules__at">{t('detail.score.at', { date: say.moment(score.at) })}</p>}
    </Sheet>
  )
}
