import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { days } from '#base/calendar'
import { isKnown } from '#base/wire'
import { Chart } from '#kit/charts'
import { SectionCard } from '#kit/detail'
import { useResource } from '#kit/records'
import { Segmented, usePageTools } from '#ui/components'
import { getSeries, type Warning } from '../api/warnings'
import { useTexts } from '../plugin'
import { lackOf, modelOf, type Reading } from '../rules/band'
import { chartPoints, earlier, startOf } from '../rules/chart'
import { GRANULARITIES, type Granularity } from '../rules/vocabulary'
import './chart.css'

/** Days that the chart requests before a warning: four months and the history of the first one; and after it: a whole month. */
const REQUESTED = { before: 180, after: 62 }

/** The volumes of a customer around a warning: actual, expected, the band, holidays; by day, week or month. */
export const VolumeChart = observer(function VolumeChart({ warning }: { readonly warning: Warning }) {
  const t = useTexts()
  const { customer, date } = warning
  const [granularity, setGranularity] = useState<Granularity>(
    isKnown(GRANULARITIES, warning.granularity) ? warning.granularity : 'day',
  )
  const series = useResource(async (core, signal) => {
    const to = earlier(days.today(), days.add(date, REQUESTED.after))
    const request = { custId: customer.id, from: days.add(date, -REQUESTED.before), to }
    const { list } = await core.http(getSeries, request, { signal, background: true })
    return list.map(({ date: day, volume, dayType, excluded }): Reading => ({ day, volume, type: dayType, excluded }))
  }, `${customer.id} ${date}`)
  return (
    <SectionCard
      title={t('chart.title')}
      section={series}
      empty={(all) => (all.length === 0 ? t('chart.none') : undefined)}
    >
      {(readings) => (
        <>
          <div className="volume-chart__by">
            <Segmented
              label={t('chart.by')}
              hideLabel
              options={GRANULARITIES.map((value) => ({ value, label: t(`granularity.${value}`) }))}
              value={granularity}
              onChange={setGranularity}
            />
          </div>
          <Points readings={readings} granularity={granularity} date={date} />
        </>
      )}
    </SectionCard>
  )
})

interface PointsProps extends Pick<Warning, 'date'> {
  readonly readings: readonly Reading[]
  readonly granularity: Granularity
}

function Points({ readings, granularity, date }: PointsProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const points = chartPoints(readings, granularity, date)
  // Of the band that the chart ends with: that of the warning, or of the last week or month.
  const target = granularity === 'day' ? date : points[points.length - 1]?.day
  const lack = lackOf(modelOf(readings, target ?? date))
  const marks = points.flatMap(({ mark }, at) => (mark ? { at, label: t(`chart.${mark}`) } : []))
  const own = startOf(granularity, date)
  const at = points.findIndex(({ day }) => day === own)
  // A week or month that is not over is no point.
  if (at >= 0) marks.push({ at, label: t('chart.warning') })
  const nameOf = granularity === 'month' ? (day: string) => say.month(day.slice(0, 7)) : say.day
  return (
    <>
      <Chart
        label={t('chart.title')}
        unit="m³"
        categories={points.map(({ day }) => nameOf(day))}
        series={[
          {
            name: t('chart.band'),
            kind: 'band',
            values: points.map(({ low, high }) => (low === undefined || high === undefined ? null : [low, high])),
          },
          {
            name: t('chart.expected'),
            kind: 'line',
            look: 'plan',
            values: points.map(({ expected }) => expected ?? null),
          },
          { name: t('chart.actual'), kind: 'line', values: points.map(({ actual }) => actual) },
        ]}
        marks={marks}
      />
      {lack ? (
        <p className="section__empty">{t(`chart.insufficient.${lack.what}`, { n: lack.n, of: lack.of })}</p>
      ) : null}
    </>
  )
}
