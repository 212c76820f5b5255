import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { Stop } from '#base/geo'
import { CoreContext } from '#platform/core'
import { setLanguage, startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { RouteList, StopRow } from './RouteList'
import { useRouteStops } from './useRouteStops'

const places: Readonly<Record<string, Stop>> = {
  near: { id: 'near', lng: 113.01, lat: 23 },
  far: { id: 'far', lng: 113.03, lat: 23 },
}
/** Which of them are there already, and which the server still knows. */
const there = observable.set<string>()
const load = jest.fn(async (ids: readonly string[]) => {
  const found = ids.filter((id) => places[id])
  runInAction(() => there.replace([...there, ...found]))
  return found
})

const Route = observer(function Route({ first }: { readonly first: readonly string[] }) {
  const [ids, setIds] = useState(first)
  const [isOwnOrder, setOwn] = useState(false)
  const stops = useRouteStops({
    ids,
    isOwnOrder,
    from: { lng: 113, lat: 23 },
    stopOf: (id) => (there.has(id) ? places[id] : undefined),
    load,
    onChange: (change, isOwn) => {
      setIds(change)
      if (isOwn !== undefined) setOwn(isOwn)
    },
  })
  return (
    <>
      <RouteList
        stops={stops}
        isFromMe
        nameOf={({ id }) => id}
        record="site"
        none="Tap a mark."
        onShow={() => undefined}
      />
      <StopRow stops={stops} id="far" name="Far" isPlaced>
        <span />
      </StopRow>
    </>
  )
})

async function open(first: readonly string[]) {
  const core = createTestCore([])
  render(
    <CoreContext value={core}>
      <Route first={first} />
    </CoreContext>,
  )
  await act(async () => undefined)
  return core
}
const names = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('data-record'))

beforeAll(async () => {
  startTexts()
  await setLanguage('en')
})
beforeEach(() => {
  runInAction(() => there.replace(['near', 'far']))
  load.mockClear()
})

test('the stops stand in the shortest order, with the ways between them', async () => {
  await open(['far', 'near'])
  expect(names()).toEqual(['site:near', 'site:far'])
  expect(screen.getByText('1.0 km')).toBeTruthy()
  expect(screen.getByText('3.1 km')).toBeTruthy()
})

test('stops are put into an order of one’s own, and back into the shortest', async () => {
  await open(['far', 'near'])
  await userEvent.click(screen.getByRole('button', { name: 'Change the order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Visit near later' }))
  expect(names()).toEqual(['site:far', 'site:near'])
  expect(screen.getByText('5.1 km')).toBeTruthy()
  expect(screen.getByText('2 stops, your own order')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Visit near later' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Shortest order' }))
  expect(names()).toEqual(['site:near', 'site:far'])
})

test('stops of a link are loaded; one that is gone is taken off the route, and that is told', async () => {
  runInAction(() => there.clear())
  const core = await open(['near', 'gone'])
  await waitFor(() => expect(names()).toEqual(['site:near']))
  expect(load.mock.calls[0]?.[0]).toEqual(['near', 'gone'])
  expect(core.feedback.toasts.at(-1)?.text).toContain('1 stop is gone')
})

test('stops that do not come can be asked for again', async () => {
  runInAction(() => there.clear())
  load.mockRejectedValueOnce(new Error('no network'))
  await open(['near'])
  await userEvent.click(await screen.findByRole('button', { name: /again/i }))
  await waitFor(() => expect(names()).toEqual(['site:near']))
})

test('a row puts its record on the route and takes it off; a route that was cleared can be had back', async () => {
  const core = await open(['near'])
  await userEvent.click(screen.getByRole('button', { name: 'Add Far to the route' }))
  expect(names()).toEqual(['site:near', 'site:far'])
  await userEvent.click(screen.getByRole('button', { name: 'Take Far off the route' }))
  expect(names()).toEqual(['site:near'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear the route' }))
  expect(screen.getByText('Tap a mark.')).toBeTruthy()
  await act(async () => core.feedback.toasts.at(-1)?.action?.run())
  expect(names()).toEqual(['site:near'])
})

test('the stops are the same object until they change, so that a list of rows is not drawn again with the map', async () => {
  runInAction(() => there.replace(['near']))
  const core = createTestCore([])
  const wrapper = ({ children }: { readonly children: ReactNode }) => <CoreContext value={core}>{children}</CoreContext>
  const { result, rerender } = renderHook(
    ({ ids }: { readonly ids: readonly string[] }) =>
      useRouteStops({
        ids,
        isOwnOrder: false,
        from: { lng: 113, lat: 23 },
        stopOf: (id) => places[id],
        load,
        onChange: () => undefined,
      }),
    { wrapper, initialProps: { ids: ['near'] } },
  )
  const { current } = result
  rerender({ ids: ['near'] })
  expect(result.current).toBe(current)
  rerender({ ids: ['near', 'far'] })
  expect(result.current.ids).toEqual(['near', 'far'])
})
