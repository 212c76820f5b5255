import { formatShort } from '#src/calendar'
import { useLanguage } from '#src/i18n'
import { RangeField } from '#src/ui'
import { useTexts } from '../../texts'
import { GAS_LAST, GAS_STEPS, gasBounds, gasStep } from './gasSteps'

interface GasRangeProps {
  readonly min: number | undefined
  readonly max: number | undefined
  readonly onChange: (range: { gasMin: number | undefined; gasMax: number | undefined }) => void
}

/** Range of gas potential; its ends mean no bound. */
export function GasRange({ min, max, onChange }: GasRangeProps) {
  const t = useTexts()
  const language = useLanguage()
  const words = (step: number) => formatShort(GAS_STEPS[step] ?? 0, language)
  return (
    <RangeField
      label={t('filter.gas')}
      min={0}
      max={GAS_LAST}
      value={[gasStep(min, 0), gasStep(max, GAS_LAST)]}
      onChange={(range) => onChange(gasBounds(range))}
      format={([from, to]) => {
        if (from === 0 && to === GAS_LAST) return t('filter.any')
        if (to === GAS_LAST) return t('filter.from', { from: words(from) })
        return t('filter.range', { from: words(from), to: words(to) })
      }}
    />
  )
}
