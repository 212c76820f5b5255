import { observer } from 'mobx-react-lite'
import { ENERGY_UNITS } from '#base/energy'
import { roundTo } from '#base/quantities'
import { Chart, type Series } from '#kit/charts'
import { QueryPage } from '#kit/detail'
import { queryOf } from '#kit/records'
import { column, DataTable, figures } from '#kit/tables'
import { useSearch } from '#platform/navigation'
import { Card, Tiles, usePageTools } from '#ui/components'
import { type Carbon, type CarbonYear, getCarbon } from '../api/energy'
import { useTexts } from '../plugin'
import { customerCarbonInfo } from '../routes'
import { type CarbonLine, estimateCarbon, intensityOf, type Usage } from '../rules/carbon'
import '../components/energy/energy.css'

const TONNES = 't CO₂'
const totalOf = ({ scope1, scope2 }: CarbonYear) => scope1 + scope2
const quotaUsed = (year: CarbonYear) => (year.quota ? totalOf(year) / year.quota : undefined)
const perRevenue = (year: CarbonYear) => intensityOf(totalOf(year), year.revenue)

/** Emissions by year and scope, against quota and revenue, and what they are estimated from (/customerCarbonInfo). */
export default observer(function CarbonInfo() {
  const { id } = useSearch(customerCarbonInfo)
  const t = useTexts()
  const { say, word } = usePageTools()
  const none = { title: t('carbon.none'), text: t('carbon.noneText') }
  const number = (value: number | undefined) => say.number(value) ?? '–'
  const percent = (share: number | undefined) => say.percent(share, 1) ?? '–'
  const sourceText = ({ source }: CarbonYear) => word('carbon.source', source)
  const tilesOf = (last: CarbonYear) => {
    const used = quotaUsed(last)
    const note = used === undefined ? undefined : t(used > 1 ? 'carbon.over' : 'carbon.within')
    const quota = { value: say.short(last.quota) ?? '–', unit: TONNES }
    return [
      {
        label: t('carbon.total', { year: last.year }),
        value: say.short(totalOf(last)),
        unit: TONNES,
        note: sourceText(last),
      },
      { label: t('carbon.intensity'), value: number(perRevenue(last)), unit: t('carbon.perRevenue') },
      { label: t('carbon.quota'), ...(last.quota === undefined ? { value: '–', note: t('carbon.noQuota') } : quota) },
      { label: t('carbon.ofQuota'), value: percent(used), note },
    ]
  }
  const columns = [
    column<CarbonYear>('year', t('carbon.year'), ({ year }) => String(year)),
    figures<CarbonYear>('total', TONNES, (year) => number(roundTo(totalOf(year), 0))),
    figures<CarbonYear>('intensity', t('carbon.perRevenue'), (year) => number(perRevenue(year))),
    figures<CarbonYear>('quota', t('carbon.ofQuota'), (year) => percent(quotaUsed(year)), {
      tone: (year) => ((quotaUsed(year) ?? 0) > 1 ? 'risk' : undefined),
    }),
    column<CarbonYear>('source', t('carbon.sourceLabel'), sourceText),
  ]
  return (
    <QueryPage
      title={t('title.customerCarbonInfo')}
      query={queryOf(getCarbon, { custId: id })}
      empty={({ years }) => (years.length === 0 ? none : undefined)}
    >
      {({ company, years, ...estimated }) => {
        const [last] = years.slice(-1)
        const quotas = years.map(({ quota }) => quota ?? null)
        const scopes = (['scope1', 'scope2'] as const).map((scope): Series => {
          return { name: t(`carbon.${scope}`), kind: 'bar', stack: 'scopes', values: years.map((year) => year[scope]) }
        })
        const plan: Series = { name: t('carbon.quota'), kind: 'line', look: 'plan', values: quotas }
        return (
          <>
            <Card title={say.name(company)}>{last ? <Tiles tiles={tilesOf(last)} /> : null}</Card>
            <Card title={t('carbon.trend')}>
              <Chart
                label={t('carbon.trend')}
                unit={TONNES}
                categories={years.map(({ year }) => String(year))}
                series={quotas.some((quota) => quota !== null) ? [...scopes, plan] : scopes}
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
            <Card title={t('carbon.estimate')}>
              <Estimate {...estimated} />
            </Card>
          </>
        )
      }}
    </QueryPage>
  )
})

/** Emissions of the last 12 months from the energy used, each line with its factor and the factor's source. */
function Estimate({ usage, areaCode }: Pick<Carbon, 'usage' | 'areaCode'>) {
  const t = useTexts()
  const { say } = usePageTools()
  if (usage === undefined) return <p className="section__empty">{t('carbon.hidden')}</p>
  const { lines, total } = estimateCarbon(usage as Usage, areaCode)
  const columns = [
    column<CarbonLine>('energy', t('bill.energy'), ({ energy }) => t(`energy.${energy}`)),
    figures<CarbonLine>('usage', t('carbon.usage'), (line) => `${say.number(line.usage)} ${ENERGY_UNITS[line.energy]}`),
    figures<CarbonLine>('factor', t('carbon.factor'), (line) => `${line.factor} kg/${ENERGY_UNITS[line.energy]}`),
    figures<CarbonLine>('carbon', TONNES, ({ carbon }) => say.number(carbon)),
  ]
  return (
    <>
      <DataTable label={t('carbon.estimate')} columns={columns} rows={lines} keyOf={({ energy }) => energy} />
      <ul className="carbon__sources">
        {lines.map(({ energy, scope, source }) => (
          <li key={energy}>
            {t('carbon.line', { energy: t(`energy.${energy}`), scope, source: t(`carbon.factorOf.${source}`) })}
          </li>
        ))}
      </ul>
      <p className="carbon__total">{t('carbon.estimated', { total: say.number(total) })}</p>
    </>
  )
}
