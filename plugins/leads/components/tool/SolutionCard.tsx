import { Card, ScoreRing, Tag, Tiles } from '#ui/components'
import type { Solution, Subject } from '../../api'
import type { Judged, Verdict } from '../../rules/judge'
import { useArea } from '../useArea'
import './tool.css'

const TONES = { fits: 'good', possible: 'warn', unlikely: 'plain', vetoed: 'plain' } as const satisfies Record<
  Verdict,
  string
>

interface SolutionCardProps {
  readonly solution: Solution
  readonly fit: number
  readonly verdict: Verdict
  /** Answers that gave it points. */
  readonly gains?: Judged<Subject>['gains']
}

/** A solution: its fit, its usual figures, and the answers that gave it points. */
export function SolutionCard({ solution, fit, verdict, gains = [] }: SolutionCardProps) {
  const { t, say } = useArea()
  return (
    <Card pad>
      <div className="tool-head" data-record={`solution:${solution.id}`}>
        <ScoreRing score={fit} label={t('tool.fit', { fit })} />
        <h2 className="tool-head__name">{say.name(solution)}</h2>
        <Tag tone={TONES[verdict]}>{t(`tool.verdict.${verdict}`)}</Tag>
      </div>
      <ul className="tool-reasons">
        {solution.reasons.map((reason) => (
          <li key={reason.text}>{say.text(reason.text, reason.textEn)}</li>
        ))}
      </ul>
      <div className="tool-figures">
        <Tiles
          tiles={solution.figures.map((figure) => ({
            label: say.name(figure),
            value: say.number(figure.value),
            unit: say.text(figure.unit, figure.unitEn),
          }))}
        />
      </div>
      {gains.length > 0 ? (
        <>
          <h3 className="tool-because">{t('tool.because')}</h3>
          <dl className="tool-gains">
            {gains.map(({ subject, option, got, best }) => (
              <div key={subject.id}>
                <dt>{say.text(option.text, option.textEn)}</dt>
                <dd>{t('tool.points', { got, best })}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Card>
  )
}
