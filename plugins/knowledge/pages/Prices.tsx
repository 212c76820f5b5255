import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { asDay, days } from '#base/calendar'
import { ENERGIES } from '#base/energy'
import { TreeField } from '#domain/choosers'
import { Facts, ResourceView } from '#kit/detail'
import { useResource } from '#kit/records'
import { useSearch } from '#platform/navigation'
import {
  Card,
  CellCard,
  Chip,
  Chips,
  ChoiceField,
  DateTimeField,
  PageFrame,
  Sheet,
  Tag,
  usePageTools,
} from '#ui/components'
import { SafeHtml } from '#ui/html'
import { listPrices, type Price } from '../api'
import { useTexts } from '../plugin'
import { energyRule } from '../routes'

export { priceSearch as search } from '../rules/filters'

/** Energy prices of an area on a day, with those before and after and their documents (/energyRule). */
export default observer(function Prices() {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const { areaCode, energy, at } = useSearch(energyRule)
  const [open, setOpen] = useState<'area' | Price>()
  const found = useResource(
    ({ http }, signal) => http(listPrices, { areaCode, energy, at }, { signal, background: true }),
    [areaCode, energy, at].join(' '),
  )
  const show = (change: object) => page.replace(energyRule, { areaCode, energy, at, ...change })
  const cellOf = (price: Price) => ({
    key: price.id,
    title: price.group === undefined ? word('energy', price.energy) : word('group', price.group),
    note: [
      price.areaName,
      t('price.since', { day: say.day(price.from) }),
      price.to && t('price.until', { day: say.day(price.to) }),
    ]
      .filter(Boolean)
      .join(' · '),
    value: `${say.number(price.value)} ${price.unit}`,
    onPress: () => setOpen(price),
  })
  return (
    <PageFrame title={t('title.energyRule')}>
      <ResourceView section={found}>
        {(answer) => {
          const holding = answer.list.filter(({ holds }) => holds)
          const others = answer.list.filter(({ holds }) => !holds)
          const areaName = answer.areas.find(({ code }) => code === answer.areaCode)?.name ?? answer.areaCode
          return (
            <>
              <Card pad>
                <ChoiceField name="area" label={t('price.area')} value={areaName} onPress={() => setOpen('area')} />
                <Chips label={t('price.energy')}>
                  {ENERGIES.map((each) => (
                    <Chip key={each} pressed={answer.energy === each} onPress={() => show({ energy: each })}>
                      {t(`energy.${each}`)}
                    </Chip>
                  ))}
                </Chips>
                <DateTimeField
                  name="at"
                  label={t('price.at')}
                  kind="date"
                  value={answer.at}
                  onChange={(day) => show({ at: asDay(day) })}
                  quick={[{ label: t('price.today'), value: days.today() }]}
                />
              </Card>
              <CellCard
                title={t('price.holds')}
                cells={holding.length > 0 ? holding.map(cellOf) : [{ key: 'none', title: t('price.gap') }]}
              />
              {others.length > 0 ? <CellCard title={t('price.others')} cells={others.map(cellOf)} /> : null}
              <Sheet open={open === 'area'} onClose={() => setOpen(undefined)} title={t('price.area')}>
                <TreeField
                  label={t('price.area')}
                  items={answer.areas}
                  chosen={[answer.areaCode]}
                  most={1}
                  onChange={([code]) => {
                    setOpen(undefined)
                    show({ areaCode: code })
                  }}
                />
              </Sheet>
            </>
          )
        }}
      </ResourceView>
      {open && open !== 'area' ? <PriceSheet price={open} onClose={() => setOpen(undefined)} /> : null}
    </PageFrame>
  )
})

/** A price with its document. */
function PriceSheet({ price, onClose }: { readonly price: Price; readonly onClose: () => void }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const { value, unit, from, to, areaName, document, text, holds } = price
  return (
    <Sheet open onClose={onClose} title={document ?? word('energy', price.energy)}>
      <Facts
        facts={[
          { label: t('price.value'), value: `${say.number(value)} ${unit}` },
          holds && { label: t('price.state'), value: <Tag tone="good">{t('price.inForce')}</Tag> },
          { label: t('price.group'), value: word('group', price.group) },
          { label: t('price.area'), value: areaName },
          { label: t('price.from'), value: say.day(from) },
          { label: t('price.to'), value: say.day(to) },
        ]}
      />
      {text === undefined ? null : <SafeHtml html={text} />}
    </Sheet>
  )
}
