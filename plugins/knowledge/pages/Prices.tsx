import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { asDay, days } from '#base/calendar'
import { ENERGIES } from '#base/energy'
import { TreeField } from '#domain/choosers'
import { Facts, ResourceView } from '#kit/detail'
import { useResource } from '#kit/records'
import type { ResponseOf } from '#platform/http'
import { usePageNavigation, useSearch } from '#platform/navigation'
import {
  Card,
  CellCard,
  Chip,
  Chips,
  ChoiceField,
  DateTimeField,
  type Formats,
  PageFrame,
  Sheet,
  Tag,
  usePageTools,
} from '#ui/components'
import { SafeHtml } from '#ui/html'
import { listPrices, type Price } from '../api'
import { useTexts } from '../plugin'
import { energyRule } from '../routes'
import { unitIn } from '../rules/unit'
import '../components/knowledge.css'

export { priceSearch as search } from '../rules/filters'

type Answer = ResponseOf<typeof listPrices>

const priceText = ({ value, unit }: Price, say: Formats) => `${say.price(value)} ${unitIn(unit, say.currency)}`

/** Energy prices of an area on a day, with those before and after and their documents (/energyRule). */
export default observer(function Prices() {
  const t = useTexts()
  const { say, word } = usePageTools()
  const { setSearch } = usePageNavigation(energyRule)
  const { areaCode, energy, at } = useSearch(energyRule)
  const [open, setOpen] = useState<'area' | Price>()
  /** The last answer: the form above the prices stays while others load. */
  const [known, setKnown] = useState<Answer>()
  const found = useResource(
    ({ http }, signal) => http(listPrices, { areaCode, energy, at }, { signal, background: true }),
    [areaCode, energy, at].join(' '),
  )
  const { value } = found
  useEffect(() => {
    if (value) setKnown(value)
  }, [value])
  const area = areaCode ?? known?.areaCode ?? ''
  const titleOf = ({ group, energy: of }: Pick<Price, 'group' | 'energy'>) =>
    group === undefined ? word('energy', of) : word('group', group)
  const cellOf = (price: Price) => ({
    key: price.id,
    title: titleOf(price),
    note: [
      price.areaName,
      t('price.since', { day: say.day(price.from) }),
      price.to && t('price.until', { day: say.day(price.to) }),
    ]
      .filter(Boolean)
      .join(' · '),
    value: priceText(price, say),
    onPress: () => setOpen(price),
  })
  return (
    <PageFrame title={t('title.energyRule')}>
      {known ? (
        <Card>
          <ChoiceField
            name="area"
            label={t('price.area')}
            value={known.areas.find(({ code }) => code === area)?.name ?? area}
            onPress={() => setOpen('area')}
          />
          <Chips label={t('price.energy')}>
            {ENERGIES.map((each) => (
              <Chip key={each} pressed={(energy ?? known.energy) === each} onPress={() => setSearch({ energy: each })}>
                {t(`energy.${each}`)}
              </Chip>
            ))}
          </Chips>
          <DateTimeField
            name="at"
            label={t('price.at')}
            kind="date"
            value={at ?? known.at}
            onChange={(day) => setSearch({ at: asDay(day) })}
            quick={[{ label: t('price.today'), value: days.today() }]}
          />
        </Card>
      ) : null}
      <ResourceView section={found}>
        {({ list }) => {
          const holding = list.filter(({ holds }) => holds)
          const others = list.filter(({ holds }) => !holds)
          // Customers who have a price on other days.
          const without = [...new Map(others.map((price) => [price.group, price])).values()].filter(
            ({ group }) => !holding.some((price) => price.group === group),
          )
          const gaps = without.map((price) => ({
            key: `gap ${price.group}`,
            title: titleOf(price),
            note: t('price.gap'),
          }))
          return (
            <>
              <CellCard
                title={t('price.holds')}
                cells={list.length > 0 ? [...holding.map(cellOf), ...gaps] : [{ key: 'none', title: t('price.gap') }]}
              />
              {others.length > 0 ? <CellCard title={t('price.others')} cells={others.map(cellOf)} /> : null}
            </>
          )
        }}
      </ResourceView>
      <Sheet open={open === 'area'} onClose={() => setOpen(undefined)} title={t('price.area')}>
        <TreeField
          label={t('price.area')}
          items={known?.areas ?? []}
          chosen={[area]}
          most={1}
          onChange={([code]) => {
            setOpen(undefined)
            setSearch({ areaCode: code })
          }}
        />
      </Sheet>
      {open && open !== 'area' ? <PriceSheet price={open} onClose={() => setOpen(undefined)} /> : null}
    </PageFrame>
  )
})

/** A price with its document. */
function PriceSheet({ price, onClose }: { readonly price: Price; readonly onClose: () => void }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const { from, to, areaName, document, text, holds } = price
  return (
    <Sheet open onClose={onClose} title={document ?? word('energy', price.energy)}>
      <Facts
        facts={[
          { label: t('price.value'), value: priceText(price, say) },
          holds && { label: t('price.state'), value: <Tag tone="good">{t('price.inForce')}</Tag> },
          { label: t('price.group'), value: word('group', price.group) },
          { label: t('price.area'), value: areaName },
          { label: t('price.from'), value: say.day(from) },
          { label: t('price.to'), value: say.day(to) },
        ]}
      />
      {text === undefined ? null : (
        <div className="knowledge__document">
          <SafeHtml html={text} />
        </div>
      )}
    </Sheet>
  )
}
