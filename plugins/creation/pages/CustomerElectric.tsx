import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { href } from '#base/routes'
import { PickInput } from '#domain/choosers'
import { QueryPage, useHostActions } from '#kit/detail'
import { ChoiceInput, EditPage, NumberInput, type RecordForm, RowsInput, submission, useFieldValue } from '#kit/forms'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { currentBy, queryOf, useResource } from '#kit/records'
import { useStore } from '#platform/core'
import { nameIn } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { Card, CellCard, Chip, Chips, Icon } from '#ui/components'
import { loadCities } from '#ui/indexes'
import { listParks, type Park, park as parkSchema, savePark } from '../api'
import { useCreationTools } from '../components/words'
import { parkList } from '../parkList'
import { parkRows, parks } from '../records'
import { chooseCity, consumeCustomers, customerElectric, editCompany } from '../routes'
import { SHAPES, shapeOf } from '../rules/absorption'
import { type ParkRowValues, type ParkValues, parkFields } from '../rules/fields'
import { parkRowFrom } from '../rules/paste'

export { parkSearch as search } from '../rules/filters'

/** What the customers of a park use in a year: the park `id`, that of a customer, or all parks (/customerElectric). */
export default observer(function CustomerElectric() {
  const { id, custId } = useSearch(customerElectric)
  if (id !== undefined) return <ParkForm key={id} id={id} />
  return custId === undefined ? <Parks /> : <ParkOf custId={custId} />
})

const Parks = observer(function Parks() {
  const { t, say, page } = useCreationTools()
  const screen = useListScreen(parkList)
  const { open, filter, change } = screen
  const cities = useResource(async () => (filter.city === undefined ? [] : loadCities()), filter.city)
  const city = cities.value?.find(({ code }) => code === filter.city)
  const row = useCallback((id: string) => <ParkRow id={id} onOpen={() => open(id)} />, [open])
  const pick = async () => {
    if (filter.city !== undefined) return change({ city: undefined })
    const chosen = await page.choose(chooseCity)
    if (chosen) change({ city: chosen.code })
  }
  const isOn = filter.city !== undefined
  return (
    <ListScreen
      screen={screen}
      title={t('park.list')}
      row={row}
      rowHeight={80}
      plainRows
      top={
        <Chips label={t('filter.city')}>
          <Chip icon={<Icon svg={MapPin} />} pressed={isOn} onPress={() => void pick()}>
            {isOn ? (say.name(city) ?? filter.city) : t('park.city')}
          </Chip>
        </Chips>
      }
      empty={{ title: t('park.none') }}
    />
  )
})

const ParkRow = observer(function ParkRow({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const { t, say } = useCreationTools()
  const park = useStore(parkRows).get(id)
  if (!park) return null
  return (
    <ListRow
      record={`park:${id}`}
      to={href(customerElectric, { id })}
      onOpen={onOpen}
      title={say.name(park)}
      lines={[
        { left: say.name(park.city), right: t('park.pv', { kw: say.number(park.pvKw) }) },
        { left: t('park.count', { count: park.count }), right: t('park.mwh', { mwh: say.number(park.mwh) }) },
      ]}
    />
  )
})

/** The park of a customer, in this page's place. */
function ParkOf({ custId }: { readonly custId: string }) {
  const { t } = useCreationTools()
  return (
    <QueryPage
      title={t('title.customerElectric')}
      query={queryOf(listParks, { custId, page: 1 })}
      empty={({ items }) => (items.length === 0 ? { title: t('park.notThis') } : undefined)}
    >
      {({ items: [park] }) => (park ? <Found id={park.id} /> : null)}
    </QueryPage>
  )
}

function Found({ id }: { readonly id: string }) {
  const { page } = useCreationTools()
  useEffect(() => page.replace(customerElectric, { id }), [page, id])
  return null
}

/** The form holds figures as text. */
const valuesOf = ({ version, rows }: Park): ParkValues => ({
  version,
  rows: rows.map(({ id, custId, name, nameEn, mwh, shape }) => ({
    id,
    who: { custId, name, nameEn },
    mwh: String(mwh),
    shape: shapeOf(shape),
  })),
})
const readPark = currentBy(parkSchema)

/** The customers of a park with their yearly use, entered or pasted. */
const ParkForm = observer(function ParkForm({ id }: { readonly id: string }) {
  const { t, say, page } = useCreationTools()
  const { goTo } = useHostActions()
  const records = useStore(parks)
  const open = records.of(id)
  const park = open.main.value
  const point = park?.point
  return (
    <EditPage
      title={park ? say.name(park) : t('title.customerElectric')}
      open={open}
      load={[open.main]}
      may={() => open.main.value?.can.includes('edit') === true}
      denied={{ title: t('parkDetail.deniedTitle'), text: t('parkDetail.deniedText') }}
      form="creation.park"
      record={id}
      of={() => open.main.value}
      read={readPark}
      values={valuesOf}
      fields={parkFields}
      submit={({ version, rows }) =>
        submission(
          savePark,
          {
            id,
            version,
            rows: rows.map(({ id: rowId, who: { custId, name, nameEn }, mwh, shape }) => {
              return { id: rowId, custId, name, nameEn, mwh, shape }
            }),
          },
          { record: `creation.park:${id}`, label: park ? say.name(park) : id, after: records.applied },
        )
      }
      compare={{ rows: ({ rows }) => say.list(rows.map(({ who, mwh }) => `${say.name(who ?? undefined)} ${mwh}`)) }}
    >
      {(form) => (
        <>
          {park ? (
            <CellCard
              cells={[
                {
                  title: t('title.consumeCustomers'),
                  note: t('park.pv', { kw: say.number(park.pvKw) }),
                  value: t('park.absorbers', { count: park.absorbers.length }),
                  onPress: () => page.open(consumeCustomers, { id }),
                },
                ...(point ? [{ title: t('park.navigate'), onPress: () => goTo(point, say.name(park)) }] : []),
              ]}
            />
          ) : null}
          <Card>
            <Rows form={form} />
          </Card>
        </>
      )}
    </EditPage>
  )
})

const blank = (): ParkRowValues => ({ who: null, mwh: '', shape: 'one' })

const Rows = observer(function Rows({ form }: { readonly form: RecordForm<ParkValues> }) {
  const { t, say, word, page } = useCreationTools()
  const rows = useFieldValue(form, 'rows')
  const total = rows.reduce((sum, { mwh }) => sum + (Number(mwh) || 0), 0)
  return (
    <RowsInput
      form={form}
      name="rows"
      blank={blank}
      title={({ who }) => say.name(who ?? undefined) ?? ''}
      note={({ mwh, shape }) => `${t('park.mwh', { mwh: say.number(Number(mwh) || 0) })} · ${word('shape', shape)}`}
      sums={t('park.sums', { count: rows.length, mwh: say.number(total) })}
      paste={parkRowFrom}
    >
      {(at) => (
        <>
          <PickInput
            form={form}
            name={`${at}.who`}
            empty={null as ParkRowValues['who']}
            shown={(who, language) => ({ name: nameIn(who, language), note: who.creditCode })}
            pick={(who) => page.choose(editCompany, { name: who?.name, any: true })}
          />
          <NumberInput form={form} name={`${at}.mwh`} unit="MWh" />
          <ChoiceInput form={form} name={`${at}.shape`} options={SHAPES} />
        </>
      )}
    </RowsInput>
  )
})
