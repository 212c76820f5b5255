import { Sheet } from '#src/ui'
import type { Score } from '../../api'
import { SCORE_MAX } from '../../rules/score'
import { SCORE_KEYS } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { reasonText } from './ScoreCard'
import { reasonOf } from './scoreSummary'
import { useFormats } from './useFormats'

interface ScoreRulesProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly score: Score | undefined
}

/** Explains the score: rule, points and reason of each part. */
export function ScoreRules({ open, onClose, score }: ScoreRulesProps) {
  const t = useTexts()
  const formats = useFormats()
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
                {reason && <span>{reasonText(reason, t, formats)}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      {score?.at && <p className="lead-rules__at">{t('detail.score.at', { date: formats.moment(score.at) })}</p>}
    </Sheet>
  )
}
