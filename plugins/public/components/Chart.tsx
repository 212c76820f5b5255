import { useMemo } from 'react'
import { type Day, days, formatDay, momentOf, workingDays } from '#base/calendar'
import { Chart, monthCategories } from '#kit/charts'
import { useLanguage } from '#platform/i18n'
import { useTexts } from '../plugin'
import { Shown } from './Shown'
import { gas, gasBefore, months, volumeDays, volumes } from './sampleGas'

// A page whose first screen is a chart loads the chart's code in parallel with its data, as its `data.prepare`.

const RUNNING = gas.length - 1
/** Expected range of volume for a working day, a Saturday, a Sunday or a holiday (domain/risk.md 3). */
function expectedOn(day: Day): readonly [number, number] {
  if (workingDays.is(day)) return [11_037, 13_223]
  if (days.weekday(day) === 6) return [9798, 11_738]
  return days.weekday(day) === 0 ? [8197, 9820] : [5650, 6769]
}

export default function ChartExample() {
  const t = useTexts()
  const language = useLanguage()
  const byMonth = useMemo(() => monthCategories(months, language), [language])
  const byDay = useMemo(() => volumeDays.map((day) => formatDay(momentOf(day), language)), [language])
  const series = useMemo(
    () => ({
      bars: [
        { name: t('parts.lastYear'), kind: 'bar', values: gas, running: RUNNING },
        { name: t('parts.yearBefore'), kind: 'line', look: 'before', values: gasBefore },
      ] as const,
      band: [
        {
          name: t('parts.expected'),
          kind: 'band',
          values: volumeDays.map(expectedOn),
        },
        { name: t('parts.actual'), kind: 'line', values: volumes },
      ] as const,
      stack: [
        { name: t('parts.peak'), kind: 'bar', stack: 'power', values: [120, 126, 118, 131, 140, 152] },
        { name: t('parts.flat'), kind: 'bar', stack: 'power', values: [90, 88, 92, 95, 96, 101] },
        { name: t('parts.valley'), kind: 'bar', stack: 'power', values: [60, 61, 58, 63, 66, 70] },
      ] as const,
      plan: [
        { name: t('parts.plan'), kind: 'line', look: 'plan', values: [10, 25, 45, 60, 74, 88, 100] },
        { name: t('parts.actual'), kind: 'line', values: [8, 22, 36, 48, 63, null, null] },
      ] as const,
      signed: [{ name: t('parts.bill'), kind: 'bar', values: [320, 280, -120, 0, 410] }] as const,
      none: [{ name: t('parts.lastYear'), kind: 'bar', values: [null, null] }] as const,
    }),
    [t],
  )
  const half = byMonth.categories.slice(6)
  const halfTicks = byMonth.ticks.slice(6)
  return (
    <>
      <Shown state="bars">
        <Chart label={t('parts.gas12')} unit="m³" {...byMonth} series={series.bars} />
      </Shown>
      <Shown state="band">
        <Chart
          label={t('parts.gasDaily')}
          unit="m³"
          categories={byDay}
          series={series.band}
          marks={[
            { at: 30, label: t('parts.zeroDay') },
            { at: 32, label: t('parts.burst') },
          ]}
        />
      </Shown>
      <Shown state="stack">
        <Chart label={t('parts.power')} unit="MWh" categories={half} ticks={halfTicks} series={series.stack} />
      </Shown>
      <Shown state="lines">
        <Chart
          label={t('parts.progress')}
          unit="%"
          categories={byMonth.categories.slice(5)}
          ticks={byMonth.ticks.slice(5)}
          series={series.plan}
        />
      </Shown>
      <Shown state="negative">
        <Chart
          label={t('parts.bills')}
          unit={t('parts.money')}
          categories={byMonth.categories.slice(7)}
          ticks={byMonth.ticks.slice(7)}
          series={series.signed}
        />
      </Shown>
      <Shown state="empty">
        <Chart label={t('parts.gas12')} unit="m³" categories={half.slice(0, 2)} series={series.none} />
      </Shown>
    </>
  )
}
