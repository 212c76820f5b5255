import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import type { Point } from '#base/geo'
import { CoreContext } from '#platform/core'
import { type HostLocation, type HostResult, hostFailure } from '#platform/host'
import { HttpError } from '#platform/http'
import { setLanguage, startTexts, TextsProvider } from '#platform/i18n'
import { createFakeHost, createTestCore } from '#testing'
import { MapView } from './MapView'
import { toUnit } from './mercator'
import { PinMap } from './PinMap'
import { StripMap } from './StripMap'
import { loadLiveMap } from './texts'
import type { MapHandle, MapPoint, MapViewProps, MapWindow } from './types'

const build: Record<string, string> = {}
jest.mock('#base/config', () => ({
  ...jest.requireActual('#base/config'),
  buildValue: (name: string) => build[name] ?? '',
}))

jest.mock('./texts', () => {
  const actual = jest.requireActual<typeof import('./texts')>('./texts')
  return { ...actual, loadLiveMap: jest.fn(actual.loadLiveMap) }
})

const SIZE = { width: 390, height: 700 }
const center = { lng: 113.08, lat: 23.01 }
const view = { center, zoom: 14 }
const point = (id: string, lng: number, more: Partial<MapPoint> = {}): MapPoint => ({
  id,
  label: id,
  kind: 'mine',
  stage: 'found',
  lat: center.lat,
  lng,
  ...more,
})
const points = [point('Hongsheng', center.lng), point('Guangda', 113.085, { kind: 'due' }), point('Elsewhere', 114)]

function open(props: Partial<MapViewProps> = {}, location?: () => Promise<HostResult<HostLocation>>) {
  const core = createTestCore([], { host: createFakeHost(location ? { getLocation: location } : {}) })
  const ui = (more: Partial<MapViewProps> = {}) => (
    <CoreContext value={core}>
      <TextsProvider>
        <MapView label="Leads" points={points} view={view} {...props} {...more} />
      </TextsProvider>
    </CoreContext>
  )
  const { rerender } = render(ui())
  return { core, show: (more: Partial<MapViewProps>) => rerender(ui(more)) }
}

const map = () => screen.findByRole('application', { name: 'Leads' })
const list = () => screen.findByRole('region', { name: 'In view' })
const rows = async () =>
  within(await list())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
const inView = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())

/** A finger taps so many px from the middle of the map. */
async function tap(x = 0, y = 0): Promise<void> {
  const target = await map()
  const at = { clientX: SIZE.width / 2 + x, clientY: SIZE.height / 2 + y, bubbles: true }
  act(() => void target.dispatchEvent(new MouseEvent('click', at)))
}

beforeAll(startTexts)
beforeEach(() => {
  for (const name of Object.keys(build)) delete build[name]
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIZE.width)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZE.height)
  // jsdom draws nothing; what is drawn is seen in the browser's tests.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => setLanguage('en'))

// The first of this file: once the code is there it stays.
test('code that does not come is said, and asked for again', async () => {
  jest.mocked(loadLiveMap).mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  open()
  await screen.findByText('Part of the app could not be loaded. Check your connection and try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await inView('2 places in view')
})

describe('what is in view', () => {
  test('is listed nearest first with what each mark means, and counted aloud', async () => {
    open()
    await inView('2 places in view')
    expect(await rows()).toEqual(['Hongsheng, mine', 'Guangda, due'])
    expect(screen.getByText('2 places in view').getAttribute('role')).toBe('status')
  })

  test('is told to the screen once the map has come to rest', async () => {
    const onView = jest.fn<void, [MapWindow]>()
    open({ onView })
    await waitFor(() => expect(onView).toHaveBeenCalledTimes(1))
    const [{ center: middle, zoom, bounds }] = onView.mock.calls[0] as [MapWindow]
    expect([middle.lng, middle.lat].map((value) => value.toFixed(3))).toEqual(['113.080', '23.010'])
    expect(zoom).toBe(14)
    expect(bounds.west).toBeLessThan(center.lng)
    expect(bounds.north).toBeGreaterThan(center.lat)
  })

  test('is told as well where nothing says what to show', async () => {
    const onView = jest.fn<void, [MapWindow]>()
    open({ onView, view: undefined, points: [] })
    await waitFor(() => expect(onView).toHaveBeenCalledTimes(1))
    expect(onView.mock.lastCall?.[0].zoom).toBe(4)
  })

  test('changes by key', async () => {
    open()
    await inView('2 places in view')
    const target = await map()
    target.focus()
    // With shift three steps at once.
    fireEvent.keyDown(document, { key: '-', keyCode: 189, shiftKey: true })
    fireEvent.keyDown(document, { key: '-', keyCode: 189, shiftKey: true })
    await inView('3 places in view')
    fireEvent.keyDown(document, { key: 'ArrowRight', keyCode: 39, shiftKey: true })
    await inView('1 place in view')
    expect(await rows()).toEqual(['Elsewhere, mine'])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Closer')
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    expect(document.activeElement?.textContent).toBe('Elsewhere, mine')
  })

  test('is everything that is given, where the screen does not say', async () => {
    open({ view: undefined })
    await inView('3 places in view')
  })

  test('is what lies beside what others have laid over the map', async () => {
    const onView = jest.fn<void, [MapWindow]>()
    open({
      onView,
      inset: { bottom: 350 },
      points: [point('covered', center.lng, { lat: 22.99 }), point('free', center.lng)],
    })
    await inView('1 place in view')
    expect(await rows()).toEqual(['free, mine'])
    expect(onView.mock.calls[0]?.[0].center.lat).toBeCloseTo(center.lat, 4)
  })

  test('is said in Chinese', async () => {
    await setLanguage('zh-CN')
    open()
    await inView('当前视野内有 2 处')
    expect(within(screen.getByRole('region', { name: '当前视野' })).getAllByRole('button')[1]?.textContent).toBe(
      'Guangda，到期',
    )
  })
})

describe('records of a server', () => {
  test('on their way are said, and nothing is counted until they are there', async () => {
    const { show } = open({ isLoading: true, points: [] })
    expect(await screen.findByText('Loading…')).toBeTruthy()
    expect(screen.queryByText('0 places in view')).toBeNull()
    show({ isLoading: false, points })
    await inView('2 places in view')
    expect(screen.queryByText('Loading…')).toBeNull()
  })

  test('that did not come say why, beside what is shown, and are asked for again', async () => {
    const onRetry = jest.fn()
    open({ error: new HttpError('network', 'Network Error', { callId: '1' }), onRetry })
    await inView('2 places in view')
    expect(within(screen.getByRole('alert')).getByText(/network/i)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('choosing', () => {
  test('a mark by tapping it or 20 px beside it, nothing by tapping elsewhere', async () => {
    const onSelect = jest.fn()
    open({ onSelect })
    await inView('2 places in view')
    await tap(0, 20)
    expect(onSelect).toHaveBeenLastCalledWith('Hongsheng')
    await tap(0, 100)
    expect(onSelect).toHaveBeenLastCalledWith(undefined)
  })

  test('from the list', async () => {
    const onSelect = jest.fn()
    const { show } = open({ onSelect })
    await inView('2 places in view')
    await userEvent.click(screen.getByRole('button', { name: 'Guangda, due' }))
    expect(onSelect).toHaveBeenLastCalledWith('Guangda')
    show({ selected: 'Guangda' })
    expect(screen.getByRole('button', { name: 'Guangda, due' }).getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelectorAll('.map-pin')).toHaveLength(1)
    show({ selected: undefined })
    expect(document.querySelectorAll('.map-pin')).toHaveLength(0)
  })

  test('a group goes closer', async () => {
    const onView = jest.fn<void, [MapWindow]>()
    open({ onView, points: [], clusters: [{ ...center, count: 128, shares: [60, 40, 20, 8, 0] }] })
    await inView('128 places in view')
    expect(await rows()).toEqual(['Group of 128 places: go closer'])
    await tap(20, 0)
    await waitFor(() => expect(onView.mock.lastCall?.[0].zoom).toBe(16))
  })

  test('a group is the screen’s where it wants it', async () => {
    const onCluster = jest.fn()
    const cluster = { ...center, count: 3, shares: [1, 1, 1, 0, 0] }
    open({ onCluster, points: [], clusters: [cluster] })
    await inView('3 places in view')
    await userEvent.click(screen.getByRole('button', { name: 'Group of 3 places: go closer' }))
    expect(onCluster).toHaveBeenCalledWith(cluster)
  })
})

describe('where I am', () => {
  const found: HostLocation = {
    status: '0',
    city: '',
    district: '',
    province: '',
    address: '',
    latitude: 23.2,
    longitude: 113.4,
    accuracy: 30,
  }
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Where I am' }))

  test('is shown, said and told to the screen', async () => {
    const onLocate = jest.fn()
    const onView = jest.fn<void, [MapWindow]>()
    open({ onLocate, onView }, async () => ({ ok: true, data: found }))
    await press()
    await screen.findByText('The map shows your location.')
    expect(onLocate).toHaveBeenCalledWith({ lng: 113.4, lat: 23.2, accuracy: 30 })
    await waitFor(() => expect(onView.mock.lastCall?.[0].center.lng).toBeCloseTo(113.4, 3))
    expect(onView.mock.lastCall?.[0].zoom).toBe(15)
  })

  test.each([
    [
      'refused, and may be asked again',
      { canAskAgain: true },
      'This app may not use your location. Allow it and try again.',
      undefined,
    ],
    [
      'refused for good',
      { canAskAgain: false },
      'This app may not use your location. Allow it and try again.',
      'Open settings',
    ],
  ])('%s: says what to do', async (_, more, text, action) => {
    const { core } = open({}, async () => hostFailure('denied', 'no', more))
    await press()
    await waitFor(() => expect(core.feedback.toasts.map((toast) => toast.text)).toEqual([text]))
    expect(core.feedback.toasts[0]?.action?.label).toBe(action)
    core.feedback.toasts[0]?.action?.run()
    const { calls } = core.host as ReturnType<typeof createFakeHost>
    expect(calls.filter(({ method }) => method === 'openSettings')).toHaveLength(action ? 1 : 0)
  })

  test.each([
    ['not found in time', async () => hostFailure('timeout', 'late')],
    ['not good', async (): Promise<HostResult<HostLocation>> => ({ ok: true, data: { ...found, status: '1' } })],
  ])('that is %s: says so', async (_, location) => {
    const { core } = open({}, location)
    await press()
    const text = 'Your location could not be found. Try again in the open.'
    await waitFor(() => expect(core.feedback.toasts.map((toast) => toast.text)).toEqual([text]))
  })
})

describe('the ground', () => {
  test('is tiles with their attribution where the build names a service', async () => {
    build.MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png'
    build.MAP_ATTRIBUTION = '© Tiles'
    open()
    await inView('2 places in view')
    const tiles = [...document.querySelectorAll('img')].map(({ src }) => src)
    const { x, y } = toUnit(center)
    expect(tiles).toContain(`https://tiles.example/14/${Math.floor(x * 2 ** 14)}/${Math.floor(y * 2 ** 14)}.png`)
    expect(screen.getByText('© Tiles')).toBeTruthy()
  })

  test('asks for no picture without one', async () => {
    open()
    await inView('2 places in view')
    expect(document.querySelectorAll('img')).toHaveLength(0)
    expect(screen.getByRole('img', { name: 'North is up' })).toBeTruthy()
  })
})

test('what draws on the map reaches Leaflet and knows where places stand', async () => {
  const handle = createRef<MapHandle | undefined>()
  open({ handle })
  await inView('2 places in view')
  const reached = handle.current
  expect(reached?.project(center)).toEqual({ x: SIZE.width / 2, y: SIZE.height / 2 })
  const back = reached?.unproject({ x: 0, y: 0 })
  expect(back && reached?.project(back)).toEqual({ x: 0, y: 0 })
  const { Polygon } = await import('leaflet')
  const take = reached?.addLayer(new Polygon([[23, 113]]))
  take?.()
})

test('a map that is left while it moves has nothing left to tell', async () => {
  const handle = createRef<MapHandle | undefined>()
  open({ handle })
  await inView('2 places in view')
  const leaflet = handle.current?.leaflet
  // Leaflet ends the move while it removes the map.
  leaflet?.on('unload', () => leaflet.fire('moveend'))
  jest.useFakeTimers()
  cleanup()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

test('the place under the pin is told once the map has come to rest, each place once', async () => {
  const onSettle = jest.fn<void, [Point]>()
  const core = createTestCore([])
  const handle = createRef<MapHandle | undefined>()
  render(
    <CoreContext value={core}>
      <PinMap label="Leads" view={view} onSettle={onSettle} handle={handle} />
    </CoreContext>,
  )
  await waitFor(() => expect(onSettle).toHaveBeenCalledTimes(1))
  expect(onSettle.mock.lastCall?.[0].lng).toBeCloseTo(center.lng, 4)
  act(() => handle.current?.go({ center: { lng: 113.2, lat: 23.1 } }))
  await waitFor(() => expect(onSettle).toHaveBeenCalledTimes(2))
  expect(onSettle.mock.lastCall?.[0].lat).toBeCloseTo(23.1, 4)
  expect(`${onSettle.mock.lastCall?.[0].lng}`.length).toBeLessThanOrEqual('113.200000'.length)
})

test('a still map takes the tiles of the build, with their attribution', () => {
  build.MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png'
  build.MAP_ATTRIBUTION = '© Tiles'
  render(<StripMap label="On the map" point={center} />)
  const { x, y } = toUnit(center)
  const tile = `https://tiles.example/17/${Math.floor(x * 2 ** 17)}/${Math.floor(y * 2 ** 17)}.png`
  expect([...document.querySelectorAll('image')].map((image) => image.getAttribute('href'))).toContain(tile)
  expect(screen.getByText('© Tiles')).toBeTruthy()
})

test('the attribution is in the language of the app, where the build has it in both', async () => {
  build.MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png'
  build.MAP_ATTRIBUTION = '© 地图'
  build.MAP_ATTRIBUTION_EN = '© Tiles'
  open()
  render(
    <TextsProvider>
      <StripMap label="On the map" point={center} />
    </TextsProvider>,
  )
  await inView('2 places in view')
  expect(screen.getAllByText('© Tiles')).toHaveLength(2)
  await act(() => setLanguage('zh-CN'))
  expect(screen.getAllByText('© 地图')).toHaveLength(2)
})

test('a still map says what it shows, and is a button where it leads on', async () => {
  const onPress = jest.fn()
  const me = { lng: 113.0805, lat: 23.0103, accuracy: 12 }
  const { rerender } = render(
    <StripMap label="61 m away" point={center} me={me} zone={{ radius: 100, label: '100 m' }} />,
  )
  expect(screen.getByRole('img', { name: '61 m away' })).toBeTruthy()
  expect(screen.getByText('61 m')).toBeTruthy()
  rerender(<StripMap label="On the map" point={center} onPress={onPress} />)
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a still map without a record marks only where I am', () => {
  const { rerender } = render(<StripMap label="Here" me={{ lng: 113.0805, lat: 23.0103 }} />)
  const rendered = () => ['.strip__me', '.map-pin__body', '.strip__way'].map((part) => !!document.querySelector(part))
  expect(rendered()).toEqual([true, false, false])
  rerender(<StripMap label="Here" point={center} me={{ lng: 113.0805, lat: 23.0103 }} />)
  expect(rendered()).toEqual([true, true, true])
})

test('a still map marks where I am over the pin, which would cover me north of it', () => {
  render(<StripMap label="Here" point={center} me={{ lng: center.lng, lat: center.lat + 0.003 }} />)
  const marks = [...document.querySelectorAll('.map-pin__body, .strip__me')]
  expect(marks.map((mark) => mark.classList[0])).toEqual(['map-pin__body', 'strip__me'])
})

test('a still map follows the size of the page when the phone is turned', async () => {
  render(<StripMap label="On the map" point={center} />)
  const scaled = () => document.querySelector('.strip__middle > g')?.getAttribute('transform')
  expect(scaled()).toBe('scale(1)')
  act(() => document.documentElement.style.setProperty('font-size', '75px'))
  await waitFor(() => expect(scaled()).toBe('scale(2)'))
  act(() => document.documentElement.style.removeProperty('font-size'))
  await waitFor(() => expect(scaled()).toBe('scale(1)'))
})
