import { observer } from 'mobx-react-lite'
import { formatNumber, formatPercent, formatShort, roundTo } from '#src/calendar'
import { Chart } from '#src/charts'
import { Awaited } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { useSearch } from '#src/navigation'
import { useResource } from '#src/records'
import { type Column, DataTable } from '#src/tables'
import { Card, OfflineBar, PageFrame, Tiles } from '#src/ui'
import { type Carbon, type CarbonYear, getCarbon } from '../api/energy'
import { Estimate } from '../components/energy/Estimate'
import { customerCarbonInfo } from '../routes'
import { intensityOf } from '../rules/carbon'
import { useTexts } from '../texts'

const TONNES = 't CO₂'
const totalOf = ({ scope1, scope2 }: CarbonYear) => scope1 + scope2
const quotaUsed = (year: CarbonYear) => (year.quota ? totalOf(year) / year.quota : undefined)

/** Emissions by year and scope, against quota and revenue, and what they are estimated from (/customerCarbonInfo). */
export default observer(function CarbonInfo() {
  const { id } = useSearch(customerCarbonInfo)
  const t = useTexts()
  const carbon = useResource((core, signal) => core.http(getCarbon, { custId: id }, { signal, background: true }))
  return (
    <PageFrame title={t('title.customerCarbonInfo')} notice={<OfflineBar />}>
      <Awaited
        section={carbon}
        empty={({ years }) =>
          years.length === 0 ? { title: t('carbon.none'), text: t('carbon.noneText') } : undefined
        }
      >
        {(answer) => <Emissions answer={answer} />}
      </Awaited>
    </PageFrame>
  )
})

function Emissions({ answer: { company, years, areaCode, usage } }: { readonly answer: Carbon }) {
  const t = useTexts()
  const language = useLanguage()
  const last = years[years.length - 1]
  const intensity = last && intensityOf(totalOf(last), last.revenue)
  const used = last && quotaUsed(last)
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, language))
  const percent = (share: number | undefined) => (share === undefined ? '–' : formatPercent(share, language, 1))
  const sourceText = ({ source }: CarbonYear) => t(`carbon.source.${source as 'estimated'}`)
  const columns: Column<CarbonYear>[] = [
    { key: 'year', label: t('carbon.year'), text: ({ year }) => String(year) },
    { key: 'total', label: TONNES, align: 'end', text: (year) => number(roundTo(totalOf(year), 0)) },
    {
      key: 'intensity',
      label: t('carbon.perRevenue'),
      align: 'end',
      text: (year) => number(intensityOf(totalOf(year), year.revenue)),
    },
    {
      key: 'quota',
      label: t('carbon.ofQuota'),
      align: 'end',
      text: (year) => percent(quotaUsed(year)),
      tone: (year) => ((quotaUsed(year) ?? 0) > 1 ? 'risk' : undefined),
    },
    { key: 'source', label: t('carbon.sourceLabel'), text: sourceText },
  ]
  return (
    <>
      <Card title={nameIn(company, language)}>
        {last ? (
          <Tiles
            tiles={[
              {
                label: t('carbon.total', { year: last.year }),
                value: formatShort(totalOf(last), language),
                unit: TONNES,
                note: sourceText(last),
              },
              { label: t('carbon.intensity'), value: number(intensity), unit: t('carbon.perRevenue') },
              {
                label: t('carbon.quota'),
                value: last.quota === undefined ? '–' : formatShort(last.quota, language),
                ...(last.quota !== undefined && { unit: TONNES }),
                note: last.quota === undefined ? t('carbon.noQuota') : undefined,
              },
              {
                label: t('carbon.ofQuota'),
                value: percent(used),
                note: used === undefined ? undefined : t(used > 1 ? 'carbon.over' : 'carbon.within'),
              },
            ]}
          />
        ) : null}
      </Card>
      <Card title={t('carbon.trend')}>
        <Chart
          label={t('carbon.trend')}
          unit={TONNES}
          categories={years.map(({ year }) => String(year))}
          series={[
            { name: t('carbon.scope1'), kind: 'bar', stack: 'scopes', values: years.map(({ scope1 }) => scope1) },
            { name: t('carbon.scope2'), kind: 'bar', stack: 'scopes', values: years.map(({ scope2 }) => scope2) },
            ...(years.some(({ quota }) => quota !== undefined)
              ? [
                  {
                    ...({ name: t('carbon.quota'), kind: 'line', look: 'plan' } as const),
                    values: years.map(({ quota }) => quota ?? null),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Card title={t('carbon.byYear')}>
        <DataTable
          label={t('carbon.byYear')}
          columns={columns}
          rows={[...years].reverse()}
          keyOf={({ year }) => String(year)}
        />
      </Card>
      <Estimate usage={usage} areaCode={areaCode} />
    </>
  )
}
