import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { days } from '#src/calendar'
import { Chart } from '#src/charts'
import { AskedPage, fieldText } from '#src/detail'
import { useOpenLink } from '#src/html'
import { usePageNavigation, useSearch } from '#src/navigation'
import { YearChips } from '#src/periods'
import { ask } from '#src/records'
import { Card, CellCard, DueText, Tag, Tiles } from '#src/ui'
import { number } from '#src/wire'
import { getOperating, type Operating, yearFields } from '../api/business'
import { useArea } from '../components/useArea'
import { customerBusinessInfo, customerOperatingInfomation, customerYearReportDetails } from '../routes'

const FIGURES = ['revenue', 'profit', 'tax', 'staff'] as const
const LOOKS = [
  { name: 'revenue', kind: 'bar' },
  { name: 'profit', kind: 'line', look: 'before' },
] as const

export const search = { year: v.optional(number) }

/** Operating figures of a company by year (/customerOperatingInfomation). */
export default observer(function OperatingInfo() {
  const { t, page } = useArea()
  const { id, year } = useSearch(customerOperatingInfomation)
  const toBusiness = { label: t('title.customerBusinessInfo'), onPress: () => page.open(customerBusinessInfo, { id }) }
  const none = { title: t('operating.none'), text: t('operating.noneText'), action: toBusiness }
  return (
    <AskedPage
      title={t('title.customerOperatingInfomation')}
      asked={ask(getOperating, { custId: id, year })}
      about={year}
      empty={({ years }) => (years.length > 0 ? undefined : none)}
    >
      {(operating) => <Cards id={id} year={year ?? operating.years[0]?.year} operating={operating} />}
    </AskedPage>
  )
})

interface CardsProps {
  readonly id: string
  readonly year: number | undefined
  readonly operating: Operating
}

function Cards({ id, year, operating }: CardsProps) {
  const { t, say } = useArea()
  const page = usePageNavigation(customerOperatingInfomation)
  const openLink = useOpenLink()
  const { years, taxRating, bids, licences, news } = operating
  const shown = years.find((each) => each.year === year)
  const oldest = [...years].reverse()
  // Bids and news of this year are known before its report is.
  const thisYear = Number(days.today().slice(0, 4))
  const figureOf = (name: (typeof FIGURES)[number]) => fieldText(yearFields[name], shown?.[name], say.language, true)
  return (
    <>
      <Card title={say.name(operating)} pad>
        <YearChips
          years={[thisYear, ...years.map((each) => each.year)]}
          value={year}
          onChange={(next) => page.setSearch({ year: next })}
        />
        {shown ? (
          <Tiles tiles={FIGURES.map((name) => ({ label: t(`operating.${name}`), value: figureOf(name) ?? '–' }))} />
        ) : (
          <p className="section__empty">{t('operating.noYear')}</p>
        )}
      </Card>
      <Card title={t('operating.revenueByYear')}>
        <Chart
          label={t('operating.revenueByYear')}
          unit="CNY"
          categories={oldest.map((each) => String(each.year))}
          series={LOOKS.map(({ name, ...look }) => ({
            ...{ ...look, name: t(`operating.${name}`) },
            values: oldest.map((each) => each[name] ?? null),
          }))}
        />
      </Card>
      <CellCard
        title={t('operating.reports')}
        cells={years.map((each) => ({
          ...{ key: String(each.year), title: t('operating.report', { year: each.year }) },
          onPress: () => page.open(customerYearReportDetails, { id, year: each.year }),
        }))}
      />
      <CellCard
        title={t('operating.taxRating')}
        cells={taxRating.map(({ year: of, grade }) => ({
          ...{ key: String(of), title: String(of) },
          action: <Tag tone={grade === 'A' ? 'good' : 'plain'}>{grade}</Tag>,
        }))}
      />
      <CellCard
        title={t('operating.bids')}
        cells={bids.map(({ title, at, amount, result }) => ({
          ...{ key: `${title} ${at}`, title, value: say.money(amount) ?? '–' },
          note: [say.day(at), result].filter(Boolean).join(' · '),
        }))}
      />
      <CellCard
        title={t('operating.licences')}
        cells={licences.map(({ name, number, to }) => ({
          ...{ key: `${name} ${number}`, title: name, note: number },
          value: to && <DueText day={to} soon={90} />,
        }))}
      />
      <CellCard
        title={t('operating.news')}
        cells={news.map(({ title, at, source, url }) => ({
          ...{ key: `${title} ${at}`, title, note: [source, say.day(at)].filter(Boolean).join(' · ') },
          onPress: url === undefined ? undefined : () => void openLink(url),
        }))}
      />
    </>
  )
}
