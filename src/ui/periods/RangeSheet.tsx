import { useState } from 'react'
import type { Day } from '#base/calendar'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { Button, Sheet } from '#ui/components'
import { usePeriodTexts } from './dayWords'
import { MonthGrid } from './MonthGrid'
import { type Chosen, chooseDay, type Period, rangeText } from './period'

export interface RangeSheetProps {
  readonly open: boolean
  readonly value: Period
  readonly mostDays: number | undefined
  readonly onClose: () => void
  readonly onChange: (value: Period) => void
}

/** Any days, from one to another; more than allowed are cut, with the prompt of section 9. */
export function RangeSheet({ open, value, mostDays, onClose, onChange }: RangeSheetProps) {
  const t = usePeriodTexts()
  const language = useLanguage()
  const { feedback } = useCore()
  const [chosen, setChosen] = useState<Chosen>()
  const [month, setMonth] = useState<Day>()
  const present = chosen ?? { from: value[0], to: value[1], isCut: false }
  const most = mostDays === undefined ? undefined : t('period.most', { days: mostDays })

  const close = () => {
    setChosen(undefined)
    setMonth(undefined)
    onClose()
  }
  const pick = (day: Day) => {
    const next = chooseDay(chosen, day, mostDays)
    setChosen(next)
    if (next.isCut && most) feedback.toast(most)
  }
  const period: Period | undefined = present.to && [present.from, present.to]
  const apply = () => {
    if (!period) return
    setChosen(undefined)
    setMonth(undefined)
    onChange(period)
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('period.range')}
      text={most}
      foot={
        <Button variant="brand" wide disabled={!period} onPress={apply}>
          {period ? t('period.apply', { range: rangeText(period, t, language) }) : t('period.chooseTo')}
        </Button>
      }
    >
      <MonthGrid
        month={month ?? present.to ?? present.from}
        chosen={[present.from, present.to ?? present.from]}
        onPick={pick}
        onMonth={setMonth}
      />
    </Sheet>
  )
}
