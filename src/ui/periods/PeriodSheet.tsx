import CaretLeft from '@phosphor-icons/core/regular/caret-left.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { useState } from 'react'
import { days } from '#base/calendar'
import { useLanguage } from '#platform/i18n'
import { Icon, IconButton, OptionList, Sheet } from '#ui/components'
import { usePeriodTexts } from './dayWords'
import { choices, type Period, type PeriodKind, periodText } from './period'

export interface PeriodSheetProps {
  readonly kind: PeriodKind
  readonly open: boolean
  readonly value: Period
  readonly onClose: () => void
  readonly onChange: (value: Period) => void
}

/** Years around today, or the months or fortnights of a year. */
export function PeriodSheet({ kind, open, value, onClose, onChange }: PeriodSheetProps) {
  const t = usePeriodTexts()
  const language = useLanguage()
  const [turned, setTurned] = useState(0)
  const year = Number(value[0].slice(0, 4)) + turned
  const options = choices(kind, year, days.today())
  const close = () => {
    setTurned(0)
    onClose()
  }
  const years =
    kind === 'year' ? undefined : (
      <>
        <IconButton
          label={t('period.before', { label: t('period.year') })}
          tone="quiet"
          onPress={() => setTurned(turned - 1)}
        >
          <Icon svg={CaretLeft} />
        </IconButton>
        <span className="num" aria-live="polite">
          {year}
        </span>
        <IconButton
          label={t('period.after', { label: t('period.year') })}
          tone="quiet"
          onPress={() => setTurned(turned + 1)}
        >
          <Icon svg={CaretRight} />
        </IconButton>
      </>
    )
  return (
    <Sheet open={open} onClose={close} title={t(`period.${kind}`)} action={years}>
      <OptionList
        label={t(`period.${kind}`)}
        options={options.map((period) => ({ value: period[0], label: periodText(kind, period, t, language) }))}
        value={value[0]}
        onChange={(from) => {
          const chosen = options.find((period) => period[0] === from)
          if (chosen) onChange(chosen)
        }}
        onPicked={close}
      />
    </Sheet>
  )
}
