import { autorun } from 'mobx'
import { HttpError } from '#platform/http'
import { type LoadMap, MapRecords, type MapRequest, type MapResponse } from './MapRecords'
import type { MapWindow } from './types'

const window = (west: number, zoom = 14): MapWindow => ({
  center: { lng: west + 2, lat: 22 },
  zoom,
  bounds: { west, south: 20, east: west + 4, north: 24 },
})
const answer = (id: string): MapResponse => ({
  points: [{ id, label: id, kind: 'mine', stage: 'found', lng: 112, lat: 22 }],
  clusters: [],
})

interface Query {
  readonly request: MapRequest
  readonly signal: AbortSignal
  readonly answer: (value: MapResponse) => void
  readonly fail: (error: unknown) => void
}

/** A server that answers when the test says so. */
function server() {
  const requested: Query[] = []
  const load: LoadMap = (request, signal) =>
    new Promise((resolve, reject) => requested.push({ request, signal, answer: resolve, fail: reject }))
  const at = (index: number) => {
    const found = requested[index]
    if (!found) throw new Error(`question ${index} was not asked`)
    return found
  }
  return { load, at, count: () => requested.length }
}

async function opened() {
  const { load, at, count } = server()
  const records = new MapRecords()
  records.open('all', load)
  records.view(window(110))
  return { records, load, at, count }
}
const ids = ({ shown }: MapRecords) => shown.points.map(({ id }) => id)
/** Whatever was answered has been read. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('the server is asked for the window and a quarter more on each side, with the zoom', async () => {
  const { records, at } = await opened()
  expect(at(0).request).toEqual({ bounds: { west: 109, south: 19, east: 115, north: 25 }, zoom: 14 })
  expect(records.isLoading).toBe(true)
  at(0).answer(answer('a'))
  await settled()
  expect([ids(records), records.isLoading]).toEqual([['a'], false])
})

test('a short pan asks nothing; leaving what was asked for, and another zoom, do', async () => {
  const { records, at, count } = await opened()
  records.view(window(110.5))
  at(0).answer(answer('a'))
  await settled()
  records.view(window(111))
  expect(count()).toBe(1)
  records.view(window(111.5))
  expect(count()).toBe(2)
  expect(ids(records)).toEqual(['a'])
  at(1).answer(answer('b'))
  await settled()
  records.view(window(111.5, 15))
  expect(count()).toBe(3)
})

test('the last question wins, and the one before is aborted', async () => {
  const { records, at } = await opened()
  records.view(window(120))
  expect(at(0).signal.aborted).toBe(true)
  at(1).answer(answer('new'))
  at(0).answer(answer('old'))
  await settled()
  expect(ids(records)).toEqual(['new'])
})

test('a failure leaves what is shown and is told until the next question', async () => {
  const { records, at, count } = await opened()
  at(0).answer(answer('a'))
  await settled()
  records.view(window(120))
  const error = new Error('down')
  at(1).fail(error)
  await settled()
  expect([ids(records), records.error, records.isLoading]).toEqual([['a'], error, false])
  void records.reload()
  expect([count(), records.error]).toEqual([3, undefined])
  at(2).answer(answer('b'))
  await settled()
  expect(ids(records)).toEqual(['b'])
})

test('what failed is asked again when the map moves, be it a little', async () => {
  const { records, at, count } = await opened()
  at(0).fail(new Error('down'))
  await settled()
  records.view(window(110.1))
  expect(count()).toBe(2)
})

test('a cancelled question is no failure', async () => {
  const { records, at } = await opened()
  at(0).fail(new HttpError('cancelled', 'left', { callId: '1' }))
  await settled()
  expect([records.error, records.isLoading]).toEqual([undefined, false])
})

test('another filter drops the records of the one before; the same one asks nothing', async () => {
  const { records, load, at, count } = await opened()
  at(0).answer(answer('a'))
  await settled()
  records.open('all', load)
  expect(count()).toBe(1)
  records.open('mine', load)
  expect([ids(records), count()]).toEqual([[], 2])
})

test('a page that is left asks again on return for what it did not get', async () => {
  const { records, at, count } = await opened()
  records.stop()
  expect([at(0).signal.aborted, records.isLoading]).toEqual([true, false])
  records.view(window(110))
  expect(count()).toBe(2)
})

test('a screen sees each change', async () => {
  const { records, at } = await opened()
  const seen: string[][] = []
  const end = autorun(() => seen.push(ids(records)))
  at(0).answer(answer('a'))
  await settled()
  end()
  expect(seen).toEqual([[], ['a']])
})
