import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import type { PlaceRef, Point } from '#base/geo'
import { mapAt } from '#base/geo'
import { defineChooser, defineRoute, flag, optional, string } from '#base/routes'
import { type HostLocation, type HostResult, hostFailure } from '#platform/host'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { createFakeHost, createTestCore, showPages } from '#testing'
import { MapScreen, useMapScreen, useRouteStops } from '.'

const route = defineRoute('/kilns', { search: { at: optional(mapAt), kiln: optional(string), near: optional(flag) } })
const places = defineChooser<PlaceRef>()('/kiln-places', { search: {} })
const park: PlaceRef = { name: 'Nanhai Park', address: '1 Park Road', point: { lng: 113, lat: 23 } }
const texts = {
  map: {
    part: 'Part',
    inView: 'In view',
    sheet: 'Kilns on the map',
    noneTitle: 'No kilns here',
    noneText: 'Move the map.',
    toNearest: 'Zoom out to the nearest',
    route: { title: 'Route', noneText: 'Add a kiln.' },
  },
}
const load = jest.fn(async () => ({ points: [], clusters: [] }))
const nearest = jest.fn(async (_from: Point): Promise<Point | undefined> => undefined)
const inView = { load: async () => ({ ids: [], total: 0 }), count: async () => 0 }

const Kilns = observer(function Kilns() {
  const { kiln, near } = useSearch(route)
  const page = usePageNavigation(route)
  const choose = (id: string | undefined) => page.setSearch({ kiln: id })
  const model = useMapScreen({
    route,
    places,
    chosen: kiln,
    choose,
    key: near ? 'near' : 'all',
    load,
    inView,
    nearest,
    isNarrowed: near === true,
    around: near === true ? { remove: () => page.setSearch({ near: undefined }) } : undefined,
  })
  const stops = useRouteStops({
    ids: [],
    isOwnOrder: false,
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

async function open(address: string, position?: Point) {
  await startTexts()
  const locale = async () => ({ default: texts })
  registerTexts('kilns', { en: locale, 'zh-CN': locale })
  await loadTexts('kilns')
  const pages = [
    { route, screen: Kilns },
    { route: places, screen: Places },
  ]
  const unnamed = { city: '', district: '', province: '', address: '', accuracy: 5 }
  const getLocation = async (): Promise<HostResult<HostLocation>> =>
    position
      ? { ok: true, data: { ...unnamed, status: '0', longitude: position.lng, latitude: position.lat } }
      : hostFailure('denied', 'no')
  const core = createTestCore([], { host: createFakeHost({ getLocation }) })
  return { ...(await showPages(core, pages, address, 'kilns')), core }
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

test('the route begins at its head however far the list was scrolled; the list stands where it stood', async () => {
  const { container } = await open('/kilns')
  await press('Show the list')
  const body = container.querySelector('.mapsheet__body') as HTMLElement
  body.scrollTop = 200
  fireEvent.scroll(body)
  await userEvent.click(sheet().getByText(/^Route/))
  expect(await sheet().findByText('Add a kiln.')).toBeTruthy()
  expect(body.scrollTop).toBe(0)
  await userEvent.click(sheet().getByText(/^In view/))
  expect(body.scrollTop).toBe(200)
})

test('a link around the user, who does not share where they are: the filter is taken off, and that is said', async () => {
  const { shown, core } = await open('/kilns?near=1')
  await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Needs your location']))
  expect(shown()).not.toContain('near=')
})

describe('on a map with a size', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })

  test('nothing in view: offers to zoom out to the nearest, and goes there', async () => {
    nearest.mockResolvedValueOnce({ lng: 113.5, lat: 23 })
    const { shown } = await open('/kilns?at=113,23,15')
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom out to the nearest' }))
    const [from] = nearest.mock.lastCall ?? []
    expect([from?.lng.toFixed(2), from?.lat.toFixed(2)]).toEqual(['113.00', '23.00'])
    await waitFor(() => expect(shown()).toMatch(/at=113\.2[45]\d*%2C2[23]\.\d+%2C9/))
  })

  test('nothing anywhere: says so', async () => {
    const { core } = await open('/kilns?at=113,23,15')
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom out to the nearest' }))
    await waitFor(() => expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Nothing matches the filters']))
  })

  test('a filter of a link: the map shows all that it finds', async () => {
    const marks = [113, 113.5].map((lng) => ({ lng, lat: 23, count: 2, shares: [2, 0, 0, 0, 0] }))
    load.mockImplementation(async () => ({ points: [], clusters: marks as never[] }))
    const { shown } = await open('/kilns?near=1', { lng: 113, lat: 23 })
    await waitFor(() => expect(shown()).toMatch(/at=113\.2[45]\d*%2C2[23]\.\d+%2C9/))
  })
})
