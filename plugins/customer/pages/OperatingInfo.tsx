import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { days } from '#base/calendar'
import { number } from '#base/wire'
import { Chart } from '#kit/charts'
import { fieldText, QueryPage } from '#kit/detail'
import { queryOf } from '#kit/records'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Card, CellCards, DueText, Tag, Tiles, usePageTools } from '#ui/components'
import { useOpenLink } from '#ui/html'
import { YearChips } from '#ui/periods'
import { getOperating, yearFields } from '../api/business'
import { useTexts } from '../plugin'
import { customerBusinessInfo, customerOperatingInfomation, customerYearReportDetails } from '../routes'

const FIGURES = Object.keys(yearFields) as (keyof typeof yearFields)[]
const LOOKS = [
  { name: 'revenue', kind: 'bar' },
  { name: 'profit', kind: 'line', look: 'before' },
] as const

export const search = { year: v.optional(number) }

/** Operating figures of a company by year (/customerOperatingInfomation). */
export default observer(function OperatingInfo() {
  const t = useTexts()
  const { say } = usePageTools()
  const page = usePageNavigation(customerOperatingInfomation)
  const openLink = useOpenLink()
  const { id, year: requested } = useSearch(customerOperatingInfomation)
  const toBusiness = { label: t('title.customerBusinessInfo'), onPress: () => page.open(customerBusinessInfo, { id }) }
  const none = { title: t('operating.none'), text: t('operating.noneText'), action: toBusiness }
  // Bids and news of this year arrive before its report does.
  const thisYear = Number(days.today().slice(0, 4))
  return (
    <QueryPage
      title={t('title.customerOperatingInfomation')}
      query={queryOf(getOperating, { custId: id, year: requested })}
      about={requested}
      empty={({ years, taxRating, bids, licences, news }) =>
        [years, taxRating, bids, licences, news].some((rows) => rows.length > 0) ? undefined : none
      }
    >
      {({ years, taxRating, bids, licences, news, ...company }) => {
        const year = requested ?? years[0]?.year
        const hasReports = years.length > 0
        const shown = years.find((each) => each.year === year)
        const oldest = [...years].reverse()
        const tiles = FIGURES.map((name) => ({
          label: t(`operating.${name}`),
          value: fieldText(yearFields[name], shown?.[name], say.language, true) ?? '–',
        }))
        return (
          <>
            <Card title={say.name(company)} pad>
              {hasReports ? (
                <YearChips
                  years={[thisYear, ...years.map((each) => each.year)]}
                  value={year}
                  onChange={(next) => page.setSearch({ year: next })}
                />
              ) : null}
              {shown ? (
                <Tiles tiles={tiles} />
              ) : (
                <p className="section__empty">{t(hasReports ? 'operating.noYear' : 'operating.noneText')}</p>
              )}
            </Card>
            {hasReports ? (
              <Card title={t('operating.revenueByYear')}>
                <Chart
                  label={t('operating.revenueByYear')}
                  unit={say.currency}
                  categories={oldest.map((each) => String(each.year))}
                  series={LOOKS.map(({ name, ...look }) => ({
                    ...look,
                    name: t(`operating.${name}`),
                    values: oldest.map((each) => each[name] ?? null),
                  }))}
                />
              </Card>
            ) : null}
            <CellCards
              group="operating"
              lists={{
                reports: years.map((each) => ({
                  title: t('operating.report', { year: each.year }),
                  onPress: () => page.open(customerYearReportDetails, { id, year: each.year }),
                })),
                taxRating: taxRating.map(({ year: of, grade }) => ({
                  title: String(of),
                  action: <Tag tone={grade === 'A' ? 'good' : 'plain'}>{grade}</Tag>,
                })),
                bids: bids.map(({ title, at, amount, result }) => ({
                  title,
                  value: say.money(amount) ?? '–',
                  note: [say.day(at), result].filter(Boolean).join(' · '),
                })),
                licences: licences.map(({ name, number, to }) => ({
                  title: name,
                  note: number,
                  value: to && <DueText day={to} soon={90} />,
                })),
                news: news.map(({ title, at, source, url }) => ({
                  title,
                  note: [source, say.day(at)].filter(Boolean).join(' · '),
                  onPress: url === undefined ? undefined : () => void openLink(url),
                })),
              }}
            />
          </>
        )
      }}
    </QueryPage>
  )
})
