import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import type { PlaceRef } from '#base/geo'
import { mapAt } from '#base/geo'
import { defineChooser, defineRoute, optional, string } from '#base/routes'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { createTestCore, showPages } from '#testing'
import { MapScreen, useMapScreen, useRouteStops } from '.'

const route = defineRoute('/kilns', { search: { at: optional(mapAt), kiln: optional(string) } })
const places = defineChooser<PlaceRef>()('/kiln-places', { search: {} })
const park: PlaceRef = { name: 'Nanhai Park', address: '1 Park Road', point: { lng: 113, lat: 23 } }
const texts = {
  map: {
    part: 'Part',
    inView: 'In view',
    sheet: 'Kilns on the map',
    noneTitle: 'No kilns here',
    noneText: 'Move the map.',
    route: { title: 'Route', noneText: 'Add a kiln.' },
  },
}
const load = async () => ({ points: [], clusters: [] })
const inView = { load: async () => ({ ids: [], total: 0 }), count: async () => 0 }

const Kilns = observer(function Kilns() {
  const { kiln } = useSearch(route)
  const page = usePageNavigation(route)
  const choose = (id: string | undefined) => page.setSearch({ kiln: id })
  const model = useMapScreen({ route, places, chosen: kiln, choose, key: 'all', load, inView, near: undefined })
  const stops = useRouteStops({
    ids: [],
    from: undefined,
    stopOf: () => undefined,
    load: async () => [],
    onChange: () => undefined,
  })
  return (
    <MapScreen
      screen={model}
      title="Kilns"
      points={[]}
      divisions={[]}
      filters={0}
      onFilter={() => undefined}
      chips={null}
      chosen={kiln && <p>Kiln {kiln}</p>}
      row={(id) => id}
      rowHeight={80}
      route={{ stops, nameOf: () => '', record: 'kiln' }}
    />
  )
})

function Places() {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={() => page.answer(places, park)}>
      {park.name}
    </button>
  )
}

beforeAll(() => {
  // jsdom has no sizes.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sheet = () => within(screen.getByRole('region', { name: 'Kilns on the map' }))

async function open(address: string) {
  await startTexts()
  const locale = async () => ({ default: texts })
  registerTexts('kilns', { en: locale, 'zh-CN': locale })
  await loadTexts('kilns')
  const pages = [
    { route, screen: Kilns },
    { route: places, screen: Places },
  ]
  return showPages(createTestCore([]), pages, address, 'kilns')
}

test('a place that was searched stands in the head of the sheet; opening the sheet leads back to the list', async () => {
  await open('/kilns')
  expect(sheet().getByText(/^In view/)).toBeTruthy()
  await press('Search places')
  await press('Nanhai Park')
  expect(await sheet().findByText('1 Park Road')).toBeTruthy()
  expect(sheet().queryByText(/^In view/)).toBeNull()
  await press('Show the list')
  expect(await sheet().findByText(/^In view/)).toBeTruthy()
})

test('the chosen record of the address stands there too, until it is left; the route is a part beside the list', async () => {
  const { shown } = await open('/kilns?kiln=K-1')
  expect(sheet().getByText('Kiln K-1')).toBeTruthy()
  await press('Show the list')
  expect(shown()).not.toContain('kiln=')
  await userEvent.click(sheet().getByText(/^Route/))
  expect(await sheet().findByText('Add a kiln.')).toBeTruthy()
})
