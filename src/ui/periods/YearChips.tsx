import { Chip, Chips } from '#ui/components'
import { usePeriodTexts } from './dayWords'

export interface YearChipsProps {
  /** Each is shown once, in this order. */
  readonly years: readonly number[]
  readonly value: number | undefined
  readonly onChange: (year: number) => void
}

/** One of a few years, all in sight: reports, accounts. */
export function YearChips({ years, value, onChange }: YearChipsProps) {
  const t = usePeriodTexts()
  return (
    <Chips label={t('period.year')} wrap>
      {[...new Set(years)].map((year) => (
        <Chip key={year} pressed={year === value} onPress={() => onChange(year)}>
          {String(year)}
        </Chip>
      ))}
    </Chips>
  )
}
