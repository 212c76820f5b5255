import { observer } from 'mobx-react-lite'
import { formatDay, formatMoney, formatNumber, formatPercent, formatPeriod, momentOf } from '#src/calendar'
import { Awaited, Facts } from '#src/detail'
import { useOpenLink } from '#src/html'
import { nameIn, useLanguage } from '#src/i18n'
import { useSearch } from '#src/navigation'
import { ask } from '#src/records'
import { Card, Cell, PageFrame } from '#src/ui'
import { getYearReport, type YearReport } from '../api/business'
import { useAsked } from '../components/useAsked'
import { customerYearReportDetails } from '../routes'
import { useTexts } from '../texts'

/** One annual report of a company (/customerYearReportDetails). */
export default observer(function YearReportPage() {
  const t = useTexts()
  const { id, year } = useSearch(customerYearReportDetails)
  const section = useAsked(ask(getYearReport, { custId: id, year }))
  return (
    <PageFrame title={t('operating.report', { year })}>
      <Awaited section={section}>{(report) => <Cards report={report} />}</Awaited>
    </PageFrame>
  )
})

function Cards({ report }: { readonly report: YearReport }) {
  const t = useTexts()
  const language = useLanguage()
  const openLink = useOpenLink()
  const { publishedAt, assets, liabilities, staff, sites, guarantees } = report
  const money = (value: number | undefined) => (value === undefined ? undefined : formatMoney(value, language, true))
  return (
    <>
      <Card title={nameIn(report, language)}>
        <Facts
          facts={[
            { label: t('operating.publishedAt'), value: publishedAt && formatDay(momentOf(publishedAt), language) },
            { label: t('operating.assets'), value: money(assets) },
            { label: t('operating.liabilities'), value: money(liabilities) },
            {
              label: t('operating.ratio'),
              value: assets && liabilities !== undefined ? formatPercent(liabilities / assets, language, 1) : undefined,
            },
            { label: t('operating.revenue'), value: money(report.revenue) },
            { label: t('operating.profit'), value: money(report.profit) },
            { label: t('operating.tax'), value: money(report.tax) },
            { label: t('operating.staff'), value: staff === undefined ? undefined : formatNumber(staff, language) },
          ]}
        />
      </Card>
      {sites.length > 0 ? (
        <Card title={t('operating.sites')}>
          {sites.map(({ name, address }) => (
            <Cell
              key={`${name} ${address}`}
              title={name}
              note={address}
              onPress={address === undefined ? undefined : () => void openLink(address)}
            />
          ))}
        </Card>
      ) : null}
      {guarantees.length > 0 ? (
        <Card title={t('operating.guarantees')}>
          {guarantees.map(({ to, amount, from, until }) => (
            <Cell
              key={`${to} ${from}`}
              title={to}
              note={from && until && formatPeriod(from, until, language)}
              value={money(amount)}
            />
          ))}
        </Card>
      ) : null}
    </>
  )
}
