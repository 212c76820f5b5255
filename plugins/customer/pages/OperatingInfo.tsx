import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { days, formatDay, formatMoney, formatNumber, momentOf } from '#src/calendar'
import { Chart } from '#src/charts'
import { Awaited } from '#src/detail'
import { useOpenLink } from '#src/html'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { ask } from '#src/records'
import { Card, Cell, Chip, Chips, DueText, PageFrame, Tag, Tiles } from '#src/ui'
import { number } from '#src/wire'
import { getOperating, type Operating } from '../api/business'
import { useAsked } from '../components/useAsked'
import { customerBusinessInfo, customerOperatingInfomation, customerYearReportDetails } from '../routes'
import { useTexts } from '../texts'
import '../components/business.css'

export const search = { year: v.optional(number) }

/** Operating figures of a company by year (/customerOperatingInfomation). */
export default observer(function OperatingInfo() {
  const t = useTexts()
  const { id, year } = useSearch(customerOperatingInfomation)
  return (
    <PageFrame title={t('title.customerOperatingInfomation')}>
      <OfYear key={year} id={id} year={year} />
    </PageFrame>
  )
})

const OfYear = observer(function OfYear({ id, year }: { readonly id: string; readonly year: number | undefined }) {
  const t = useTexts()
  const page = usePageNavigation()
  const section = useAsked(ask(getOperating, { custId: id, year }))
  const toBusiness = () => page.open(customerBusinessInfo, { id })
  return (
    <Awaited
      section={section}
      empty={({ years }) =>
        years.length > 0
          ? undefined
          : {
              title: t('operating.none'),
              text: t('operating.noneText'),
              action: { label: t('title.customerBusinessInfo'), onPress: toBusiness },
            }
      }
    >
      {(operating) => <Cards id={id} year={year ?? operating.years[0]?.year} operating={operating} />}
    </Awaited>
  )
})

interface CardsProps {
  readonly id: string
  readonly year: number | undefined
  readonly operating: Operating
}

function Cards({ id, year, operating }: CardsProps) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation(customerOperatingInfomation)
  const openLink = useOpenLink()
  const { years, taxRating, bids, licences, news } = operating
  const shown = years.find((each) => each.year === year)
  const oldest = [...years].reverse()
  // Bids and news of this year are known before its report is.
  const thisYear = Number(days.today().slice(0, 4))
  const money = (value: number | undefined) => (value === undefined ? '–' : formatMoney(value, language))
  const dayOf = (day: Operating['bids'][number]['at']) => formatDay(momentOf(day), language)
  return (
    <>
      <Card title={nameIn(operating, language)} pad>
        <Chips label={t('operating.year')} wrap>
          {[...new Set([thisYear, ...years.map(({ year: one }) => one)])].map((one) => (
            <Chip key={one} pressed={one === year} onPress={() => page.setSearch({ year: one })}>
              {String(one)}
            </Chip>
          ))}
        </Chips>
        {shown ? (
          <Tiles
            tiles={[
              { label: t('operating.revenue'), value: money(shown.revenue) },
              { label: t('operating.profit'), value: money(shown.profit) },
              { label: t('operating.tax'), value: money(shown.tax) },
              {
                label: t('operating.staff'),
                value: shown.staff === undefined ? '–' : formatNumber(shown.staff, language),
              },
            ]}
          />
        ) : (
          <p className="section__empty">{t('operating.noYear')}</p>
        )}
      </Card>
      <Card title={t('operating.revenueByYear')} pad>
        <Chart
          label={t('operating.revenueByYear')}
          unit="CNY"
          categories={oldest.map((each) => String(each.year))}
          series={[
            { name: t('operating.revenue'), kind: 'bar', values: oldest.map(({ revenue }) => revenue ?? null) },
            {
              name: t('operating.profit'),
              kind: 'line',
              look: 'before',
              values: oldest.map(({ profit }) => profit ?? null),
            },
          ]}
        />
      </Card>
      <Card title={t('operating.reports')}>
        {years.map(({ year: one }) => (
          <Cell
            key={one}
            title={t('operating.report', { year: one })}
            onPress={() => page.open(customerYearReportDetails, { id, year: one })}
          />
        ))}
      </Card>
      {taxRating.length > 0 ? (
        <Card title={t('operating.taxRating')}>
          {taxRating.map(({ year: one, grade }) => (
            <Cell key={one} title={String(one)} action={<Tag tone={grade === 'A' ? 'good' : 'plain'}>{grade}</Tag>} />
          ))}
        </Card>
      ) : null}
      {bids.length > 0 ? (
        <Card title={t('operating.bids')}>
          {bids.map(({ title, at, amount, result }) => (
            <Cell
              key={`${title} ${at}`}
              title={title}
              note={[dayOf(at), result].filter(Boolean).join(' · ')}
              value={money(amount)}
            />
          ))}
        </Card>
      ) : null}
      {licences.length > 0 ? (
        <Card title={t('operating.licences')}>
          {licences.map(({ name, number: own, to }) => (
            <Cell key={`${name} ${own}`} title={name} note={own} value={to && <DueText day={to} soon={90} />} />
          ))}
        </Card>
      ) : null}
      {news.length > 0 ? (
        <Card title={t('operating.news')}>
          {news.map(({ title, at, source, url }) => (
            <Cell
              key={`${title} ${at}`}
              title={title}
              note={[source, dayOf(at)].filter(Boolean).join(' · ')}
              onPress={url === undefined ? undefined : () => void openLink(url)}
            />
          ))}
        </Card>
      ) : null}
    </>
  )
}
