import { RangeField } from '#src/ui'
import { useTexts } from '../../texts'

const LOWEST = 0
const HIGHEST = 100
const STEP = 5

interface ScoreRangeProps {
  readonly min: number | undefined
  readonly max: number | undefined
  /** Number of leads by score, in steps of five points from 0. */
  readonly histogram: readonly number[] | undefined
  readonly onChange: (range: { scoreMin: number | undefined; scoreMax: number | undefined }) => void
}

/** Range of scores below a histogram; its ends mean no bound. */
export function ScoreRange({ min = LOWEST, max = HIGHEST, histogram, onChange }: ScoreRangeProps) {
  const t = useTexts()
  return (
    <RangeField
      label={t('filter.score')}
      min={LOWEST}
      max={HIGHEST}
      step={STEP}
      value={[min, max]}
      onChange={([from, to]) =>
        onChange({ scoreMin: from > LOWEST ? from : undefined, scoreMax: to < HIGHEST ? to : undefined })
      }
      format={([from, to]) => (from === LOWEST && to === HIGHEST ? t('filter.any') : t('filter.range', { from, to }))}
      bars={histogram}
    />
  )
}
