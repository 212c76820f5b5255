import { observer } from 'mobx-react-lite'
import { formatPeriod } from '#base/calendar'
import { Facts, QueryPage, useFieldFacts } from '#kit/detail'
import { queryOf } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Card, CellCards, usePageTools } from '#ui/components'
import { useOpenLink } from '#ui/html'
import { getYearReport, reportFields, yearFields } from '../api/business'
import { useTexts } from '../plugin'
import { customerYearReportDetails } from '../routes'

/** In the order of the screen; `ratio` is that of liabilities to assets. */
const FIELDS = { ...reportFields, ratio: 'share', ...yearFields } as const

/** One annual report of a company (/customerYearReportDetails). */
export default observer(function YearReport() {
  const t = useTexts()
  const { say } = usePageTools()
  const openLink = useOpenLink()
  const factsOf = useFieldFacts()
  const { id, year } = useSearch(customerYearReportDetails)
  return (
    <QueryPage title={t('operating.report', { year })} query={queryOf(getYearReport, { custId: id, year })}>
      {({ sites, guarantees, ...report }) => {
        const { assets, liabilities } = report
        const ratio = assets && liabilities !== undefined ? liabilities / assets : undefined
        return (
          <>
            <Card title={say.name(report)}>
              <Facts facts={factsOf(FIELDS, { ...report, ratio }, (name) => t(`operating.${name}`))} />
            </Card>
            <CellCards
              group="operating"
              lists={{
                sites: sites.map(({ name, address }) => ({
                  title: name,
                  note: address,
                  onPress: address === undefined ? undefined : () => void openLink(address),
                })),
                guarantees: guarantees.map(({ to, amount, from, until }) => ({
                  title: to,
                  value: say.money(amount, true),
                  note: from && until && formatPeriod(from, until, say.language),
                })),
              }}
            />
          </>
        )
      }}
    </QueryPage>
  )
})
