import { classes } from './dom'
import './ScoreRing.css'

/** Circumference of the arc with radius 20. */
const AROUND = 2 * Math.PI * 20

const levelOf = (score: number): 'high' | 'mid' | 'low' => {
  if (score >= 80) return 'high'
  return score >= 60 ? 'mid' : 'low'
}

export interface ScoreRingProps {
  /** 0 to 100; undefined when there is no score. */
  readonly score: number | undefined
  /** E.g. 'Score 86 of 100'. */
  readonly label: string
}

/** A score as number and ring. Never red or green, because a low score is not an error. */
export function ScoreRing({ score, label }: ScoreRingProps) {
  const part = Math.max(0, Math.min(100, score ?? 0)) / 100
  return (
    <span className={classes('score', `score--${levelOf(score ?? 0)}`)} role="img" aria-label={label}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className="score__track" cx="22" cy="22" r="20" />
        {part > 0 ? (
          <circle
            className="score__arc"
            cx="22"
            cy="22"
            r="20"
            strokeDasharray={`${(part * AROUND).toFixed(1)} ${AROUND.toFixed(1)}`}
          />
        ) : null}
      </svg>
      {score === undefined ? '–' : Math.round(score)}
    </span>
  )
}
