import Drop from '@phosphor-icons/core/regular/drop.svg'
import Fire from '@phosphor-icons/core/regular/fire.svg'
import { useState } from 'react'
import { formatNumber } from '#base/quantities'
import { useLanguage } from '#platform/i18n'
import { ChoiceField, DateTimeField, Icon, IconChoice, MonthField, type Range, RangeField } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function ChoiceFieldExample() {
  const t = useTexts()
  const language = useLanguage()
  const [heat, setHeat] = useState<'steam' | 'hotWater'>()
  const [day, setDay] = useState('2026-11-24')
  const [month, setMonth] = useState('2026-12')
  const [range, setRange] = useState<Range>([20, 60])
  const heats = (['steam', 'hotWater'] as const).map((value) => ({ value, label: t(`parts.${value}`) }))
  const icons = { steam: <Icon svg={Fire} />, hotWater: <Icon svg={Drop} /> }
  return (
    <>
      <Shown state="choice">
        <ChoiceField
          label={t('parts.heat')}
          required
          placeholder={t('parts.question')}
          options={heats}
          value={heat}
          onChange={setHeat}
        />
      </Shown>
      <Shown state="signs">
        <IconChoice
          label={t('parts.heat')}
          options={heats.map((option) => ({ ...option, icon: icons[option.value] }))}
          value={heat ?? 'steam'}
          onChange={setHeat}
        />
      </Shown>
      <Shown state="day">
        <DateTimeField
          label={t('parts.visitDay')}
          kind="date"
          value={day}
          onChange={setDay}
          quick={[{ label: t('parts.monday'), value: '2026-11-23' }]}
        />
      </Shown>
      <Shown state="month">
        <MonthField label={t('parts.month')} value={month} onChange={setMonth} min="2026-11" max="2027-11" />
      </Shown>
      <Shown state="range">
        <RangeField
          label={t('parts.amount')}
          min={0}
          max={100}
          step={5}
          value={range}
          onChange={setRange}
          bars={[2, 5, 9, 14, 11, 7, 4, 3, 1, 1]}
          format={([low, high]) => `${formatNumber(low, language)}–${formatNumber(high, language)} t/h`}
        />
      </Shown>
    </>
  )
}
