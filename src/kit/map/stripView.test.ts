import { linesIn, routeView, stripView, tilesIn } from './stripView'

const point = { lng: 113.08, lat: 23.01 }
const near = { lng: 113.0805, lat: 23.0103 }
const far = { lng: 113.2, lat: 23.1 }

test('a zone of 100 m fills the strip around its record', () => {
  const view = stripView(point, near, 100, false)
  expect(100 / view.metres).toBeCloseTo(68, 0)
  expect([view.x(point), view.y(point)].map(Math.round)).toEqual([0, 0])
})

test('a person outside the zone is in sight as well', () => {
  const view = stripView(point, far, 100, false)
  for (const place of [point, far]) {
    expect(Math.abs(view.x(place))).toBeLessThanOrEqual(135)
    expect(Math.abs(view.y(place))).toBeLessThanOrEqual(60)
  }
})

test.each([
  ['far in the north', { lng: 113.2, lat: 23.1 }],
  ['far in the south', { lng: 113.2, lat: 22.92 }],
  ['90 m north', { lng: 113.08, lat: 23.01081 }],
  ['90 m south', { lng: 113.08, lat: 23.00919 }],
])('where a check-in covers the top, it hides neither the pin nor a person %s', (_, me) => {
  const view = stripView(point, me, 100, false, true)
  // The accuracy covers all but 50 px above the middle, below it are 104; a pin is 39 high, and below both is the distance.
  expect(view.y(point) - 39).toBeGreaterThanOrEqual(-50)
  expect(view.y(me) - 9).toBeGreaterThanOrEqual(-50)
  expect(Math.max(view.y(point), view.y(me)) + 35).toBeLessThanOrEqual(104)
})

test('a record alone is shown among its streets', () => {
  expect(stripView(point, undefined, undefined, false).zoom).toBe(17.5)
  expect(stripView(point, { ...point, accuracy: 5 }, undefined, false).zoom).toBe(17.5)
})

test('tiles cover the strip at a whole zoom', () => {
  const view = stripView(point, near, 100, true)
  expect(Number.isInteger(view.zoom)).toBe(true)
  const tiles = tilesIn(view, 'https://t{s}.example/{z}/{x}/{y}{r}.png?{theme}', 'dark')
  expect(tiles[0]?.href).toMatch(/^https:\/\/t[abc]\.example\/16\/\d+\/\d+\.png\?dark$/)
  const rights = tiles.map(({ x, size }) => x + size)
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(-195)
  expect(Math.max(...rights)).toBeGreaterThanOrEqual(195)
  expect(new Set(tiles.map(({ href }) => href)).size).toBe(tiles.length)
})

test('on a fine screen tiles have double resolution, and are as many', () => {
  const hrefs = () => tilesIn(stripView(point, near, 100, true), '/{z}/{x}/{y}{r}.png', 'light').map(({ href }) => href)
  const plain = hrefs()
  const before = devicePixelRatio
  window.devicePixelRatio = 2
  expect(hrefs()).toEqual(plain.map((href) => href.replace('.png', '@2x.png')))
  window.devicePixelRatio = before
})

test('all stops of a route are in sight, over tiles of the nearest zoom', () => {
  const stops = [
    point,
    { lng: point.lng + 0.05, lat: point.lat + 0.01 },
    { lng: point.lng - 0.02, lat: point.lat },
  ] as const
  const view = routeView(stops)
  for (const stop of stops) {
    expect(Math.abs(view.x(stop))).toBeLessThanOrEqual(140)
    expect(Math.abs(view.y(stop))).toBeLessThanOrEqual(38)
  }
  const [tile] = tilesIn(view, '/{z}', 'light')
  expect(tile?.href).toBe(`/${Math.round(view.zoom)}`)
  expect(tile?.size).toBeCloseTo(256 * 2 ** (view.zoom - Math.round(view.zoom)))
})

test('without tiles there are lines in both directions', () => {
  const lines = linesIn(stripView(point, near, 100, false))
  expect(lines).toMatch(/V/)
  expect(lines).toMatch(/H/)
})
